/// What kind of thing an element is and what state it is in.
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
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  init(bit: UInt64) {
    self.init(rawValue: 1 << bit)
  }

  /// No trait at all.
  public static let none: UIAccessibilityTraits = []
  /// An element that does something when it is activated.
  public static let button = UIAccessibilityTraits(bit: 0)
  /// An element that opens another place.
  public static let link = UIAccessibilityTraits(bit: 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(bit: 2)
  /// An element that is chosen at the moment.
  public static let selected = UIAccessibilityTraits(bit: 3)
  /// An element that plays a sound of its own when activated.
  public static let playsSound = UIAccessibilityTraits(bit: 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(bit: 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(bit: 6)
  /// An element that is read when the app or screen appears.
  public static let summaryElement = UIAccessibilityTraits(bit: 7)
  /// A control that does not respond at the moment.
  public static let notEnabled = UIAccessibilityTraits(bit: 8)
  /// An element whose text changes too often to be spoken each time.
  public static let updatesFrequently = UIAccessibilityTraits(bit: 9)
  /// A field that searches.
  public static let searchField = UIAccessibilityTraits(bit: 10)
  /// An element that starts sound or video when activated.
  public static let startsMediaSession = UIAccessibilityTraits(bit: 11)
  /// An element whose value goes up and down.
  public static let adjustable = UIAccessibilityTraits(bit: 12)
  /// An element that is touched directly, as if no screen reader ran.
  public static let allowsDirectInteraction = UIAccessibilityTraits(bit: 13)
  /// An element that turns the page when reading reaches its end.
  public static let causesPageTurn = UIAccessibilityTraits(bit: 14)
  /// A container whose elements are tabs.
  public static let tabBar = UIAccessibilityTraits(bit: 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(bit: 16)
  /// A picture that can be zoomed.
  @available(iOS 17.0, *)
  public static let supportsZoom = UIAccessibilityTraits(bit: 46)
  /// A switch.
  @available(iOS 17.0, *)
  public static let toggleButton = UIAccessibilityTraits(bit: 53)
}
