public import Foundation

/// A way to move through elements of one kind, selected in the rotor.
///
/// ```swift
/// import UIKit
///
/// let first = UILabel()
/// first.text = "Soup"
/// let spicy = UILabel()
/// spicy.text = "Curry"
/// let menu = UIStackView(arrangedSubviews: [first, spicy])
/// menu.accessibilityCustomRotors = [
///   UIAccessibilityCustomRotor(name: "Spicy") { search in
///     search.currentItem.targetElement === spicy
///       ? nil : UIAccessibilityCustomRotorItemResult(targetElement: spicy, targetRange: nil)
///   }
/// ]
/// ```
///
/// ```voiceover menu
/// Soup, Use the rotor to access Spicy
/// > rotor Spicy
/// Spicy
/// > swipe down
/// Curry, Use the rotor to access Spicy
/// ```
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var attributedName: NSAttributedString
  open var itemSearchBlock: UIAccessibilityCustomRotor.Search
  public let systemRotorType: UIAccessibilityCustomRotor.SystemRotorType

  public init(name: String, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search)
  {
    attributedName = NSAttributedString(string: name)
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  public init(
    attributedName: NSAttributedString,
    itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search
  ) {
    self.attributedName = attributedName
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  public init(
    systemType type: UIAccessibilityCustomRotor.SystemRotorType,
    itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search
  ) {
    attributedName = NSAttributedString(string: "")
    systemRotorType = type
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }
}

extension UIAccessibilityCustomRotor {
  public enum Direction: Int, Sendable { case previous, next }

  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }
}

@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() { super.init() }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public override init() { super.init() }
}
