public import Foundation

/// An action that an element offers in addition to its activation.
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
/// Lunch on Friday, Swipe up or down to select a custom action, then double tap to activate
/// > swipe down
/// Archive
/// > double tap
/// [activated Archive]
/// ```
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var attributedName: NSAttributedString
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: UIAccessibilityCustomAction.Handler?
  @available(iOS 18.0, *)
  open var category: String?

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

  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name),
      image: image,
      target: target,
      selector: selector
    )
  }

  public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

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

  public convenience init(
    name: String,
    actionHandler: @escaping UIAccessibilityCustomAction.Handler
  ) { self.init(name: name, image: nil, actionHandler: actionHandler) }

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

  public convenience init(
    attributedName: NSAttributedString,
    actionHandler: @escaping UIAccessibilityCustomAction.Handler
  ) { self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler) }

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

  func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let result = selector.perform(on: target, sender: self) else { return false }
    // A method without a result counts as a success.
    return result as? Bool ?? true
  }
}

@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
  open private(set) weak var view: UIView?
  public let point: CGPoint
  public let attributedName: NSAttributedString

  open var name: String { attributedName.string }

  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }
}
