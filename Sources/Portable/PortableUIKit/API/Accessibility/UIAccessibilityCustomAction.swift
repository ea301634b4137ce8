public import Foundation

/// An action that an element offers beside its activation.
///
/// ```swift
/// import UIKit
///
/// let mail = UILabel()
/// mail.text = "Lunch on Friday"
/// mail.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Archive") { _ in true }]
/// ```
///
/// ```voiceover mail
/// Lunch on Friday, Actions available, Swipe up or down to select a custom action, then double tap to activate
/// > swipe down
/// Archive
/// > double tap
/// [activated Archive]
/// ```
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and tells whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name that is spoken.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name that is spoken, with attributes of speech.
  open var attributedName: NSAttributedString
  /// The picture shown beside the name.
  open var image: UIImage?
  /// The object that performs the action.
  open weak var target: AnyObject?
  /// The method that performs the action.
  open var selector: Selector
  /// The closure that performs the action; it is preferred to the method.
  open var actionHandler: UIAccessibilityCustomAction.Handler?
  /// The name of the group the action belongs to; `nil` stands for “Actions”.
  @available(iOS 18.0, *)
  open var category: String?

  /// The group of the actions that change the content.
  @available(iOS 18.0, *)
  public class var editCategory: String { "UIAccessibilityCustomActionCategoryEdit" }

  private init(
    attributedName: NSAttributedString,
    image: UIImage?,
    target: Any?,
    selector: Selector,
    actionHandler: UIAccessibilityCustomAction.Handler?
  ) {
    self.attributedName = attributedName
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action that calls a method.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// Creates an action with a picture that calls a method.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name),
      image: image,
      target: target,
      selector: selector
    )
  }

  /// Creates an action with attributes of speech that calls a method.
  public convenience init(
    attributedName: NSAttributedString,
    target: Any?,
    selector: Selector
  ) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  /// Creates an action with attributes of speech and a picture that calls a method.
  public convenience init(
    attributedName: NSAttributedString,
    image: UIImage?,
    target: Any?,
    selector: Selector
  ) {
    self.init(
      attributedName: attributedName,
      image: image,
      target: target,
      selector: selector,
      actionHandler: nil
    )
  }

  /// Creates an action that calls a closure.
  public convenience init(
    name: String,
    actionHandler: @escaping UIAccessibilityCustomAction.Handler
  ) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }

  /// Creates an action with a picture that calls a closure.
  public convenience init(
    name: String,
    image: UIImage?,
    actionHandler: @escaping UIAccessibilityCustomAction.Handler
  ) {
    self.init(
      attributedName: NSAttributedString(string: name),
      image: image,
      actionHandler: actionHandler
    )
  }

  /// Creates an action with attributes of speech that calls a closure.
  public convenience init(
    attributedName: NSAttributedString,
    actionHandler: @escaping UIAccessibilityCustomAction.Handler
  ) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }

  /// Creates an action with attributes of speech and a picture that calls a closure.
  public convenience init(
    attributedName: NSAttributedString,
    image: UIImage?,
    actionHandler: @escaping UIAccessibilityCustomAction.Handler
  ) {
    self.init(
      attributedName: attributedName,
      image: image,
      target: nil,
      selector: Selector(""),
      actionHandler: actionHandler
    )
  }

  /// Performs the action and tells whether it succeeded.
  func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let result = selector.perform(on: target, sender: self) else { return false }
    // A method that answers nothing counts as a success.
    return result as? Bool ?? true
  }
}
