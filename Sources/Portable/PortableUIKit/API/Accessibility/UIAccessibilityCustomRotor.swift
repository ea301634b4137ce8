public import Foundation

/// A way through elements of one kind, chosen in the rotor.
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
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// A closure that finds the next element.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name that is spoken.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name that is spoken, with attributes of speech.
  open var attributedName: NSAttributedString
  /// The closure that finds the next element.
  open var itemSearchBlock: UIAccessibilityCustomRotor.Search
  /// The kind of a rotor that replaces one of the system's.
  public let systemRotorType: UIAccessibilityCustomRotor.SystemRotorType

  /// Creates a rotor.
  public init(name: String, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search)
  {
    attributedName = NSAttributedString(string: name)
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a rotor whose name has attributes of speech.
  public init(
    attributedName: NSAttributedString,
    itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search
  ) {
    self.attributedName = attributedName
    systemRotorType = .none
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a rotor that replaces one of the system's.
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
