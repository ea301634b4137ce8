/// The kind of an element, and its state.
///
/// ```swift
/// import UIKit
///
/// let title = UILabel()
/// title.text = "Cart"
/// title.accessibilityTraits.insert(.header)
/// ```
///
/// ```voiceover title
/// Cart, Heading
/// ```
///
/// Source: bit numbers as in AccessibilitySnapshot and AXTraits.h of facebook/idb; certainty A.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  init(bit: UInt64) { self.init(rawValue: 1 << bit) }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(bit: 0)
  public static let link = UIAccessibilityTraits(bit: 1)
  public static let image = UIAccessibilityTraits(bit: 2)
  public static let selected = UIAccessibilityTraits(bit: 3)
  public static let playsSound = UIAccessibilityTraits(bit: 4)
  public static let keyboardKey = UIAccessibilityTraits(bit: 5)
  public static let staticText = UIAccessibilityTraits(bit: 6)
  public static let summaryElement = UIAccessibilityTraits(bit: 7)
  public static let notEnabled = UIAccessibilityTraits(bit: 8)
  public static let updatesFrequently = UIAccessibilityTraits(bit: 9)
  public static let searchField = UIAccessibilityTraits(bit: 10)
  public static let startsMediaSession = UIAccessibilityTraits(bit: 11)
  public static let adjustable = UIAccessibilityTraits(bit: 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(bit: 13)
  public static let causesPageTurn = UIAccessibilityTraits(bit: 14)
  public static let tabBar = UIAccessibilityTraits(bit: 15)
  public static let header = UIAccessibilityTraits(bit: 16)
  @available(iOS 17.0, *)
  public static let supportsZoom = UIAccessibilityTraits(bit: 46)
  @available(iOS 17.0, *)
  public static let toggleButton = UIAccessibilityTraits(bit: 53)
}
