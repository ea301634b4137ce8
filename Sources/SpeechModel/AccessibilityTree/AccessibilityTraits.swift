/// The kind and state of an element, as the bits that UIKit uses.
///
/// Traits marked as private are set by UIKit's own controls and have no public name there.
///
/// Source: AXTraits.h in facebook/idb, AccessibilitySnapshot; certainty A for the numbers.
public struct AccessibilityTraits: OptionSet, Hashable, Codable, Sendable {
  /// The bits, numbered as in UIKit.
  public let rawValue: UInt64

  /// Creates a set of traits from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    self.init(rawValue: 1 << bit)
  }

  /// An element that performs an action when activated.
  public static let button = AccessibilityTraits(bit: 0)
  /// An element that opens another screen or page.
  public static let link = AccessibilityTraits(bit: 1)
  /// An image.
  public static let image = AccessibilityTraits(bit: 2)
  /// An element that is currently selected.
  public static let selected = AccessibilityTraits(bit: 3)
  /// An element that plays its own sound when activated.
  public static let playsSound = AccessibilityTraits(bit: 4)
  /// A keyboard key.
  public static let keyboardKey = AccessibilityTraits(bit: 5)
  /// Text that does not change.
  public static let staticText = AccessibilityTraits(bit: 6)
  /// An element that VoiceOver reads when the app or screen appears.
  public static let summaryElement = AccessibilityTraits(bit: 7)
  /// A control that is disabled.
  public static let notEnabled = AccessibilityTraits(bit: 8)
  /// An element whose text changes too often to be spoken on every change.
  public static let updatesFrequently = AccessibilityTraits(bit: 9)
  /// A search field.
  public static let searchField = AccessibilityTraits(bit: 10)
  /// An element that starts audio or video when activated.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// An element whose value a vertical swipe increases or decreases.
  public static let adjustable = AccessibilityTraits(bit: 12)
  /// An element that passes touches directly to the app, as if VoiceOver were off.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 13)
  /// An element that turns the page when VoiceOver finishes reading it.
  public static let causesPageTurn = AccessibilityTraits(bit: 14)
  /// A container whose elements are announced as tabs.
  public static let tabBar = AccessibilityTraits(bit: 15)
  /// A heading.
  public static let header = AccessibilityTraits(bit: 16)
  /// A text field (private in UIKit).
  public static let textEntry = AccessibilityTraits(bit: 18)
  /// A picker wheel (private in UIKit).
  public static let pickerElement = AccessibilityTraits(bit: 19)
  /// One of several mutually exclusive choices (private in UIKit).
  public static let radioButton = AccessibilityTraits(bit: 20)
  /// A field whose text is being edited (private in UIKit).
  public static let isEditing = AccessibilityTraits(bit: 21)
  /// An item in the status bar (private in UIKit).
  public static let statusBarItem = AccessibilityTraits(bit: 23)
  /// A field that hides its text (private in UIKit).
  public static let secureTextField = AccessibilityTraits(bit: 24)
  /// An element that is currently inactive (private in UIKit).
  public static let inactive = AccessibilityTraits(bit: 25)
  /// The end of a page or section (private in UIKit).
  public static let footer = AccessibilityTraits(bit: 26)
  /// The button that returns to the previous screen (private in UIKit).
  public static let backButton = AccessibilityTraits(bit: 27)
  /// A tab in a tab bar (private in UIKit).
  public static let tabBarItem = AccessibilityTraits(bit: 28)
  /// A visited link (private in UIKit).
  public static let visited = AccessibilityTraits(bit: 32)
  /// An element that can be dragged (private in UIKit).
  public static let draggable = AccessibilityTraits(bit: 38)
  /// A button that opens a menu (private in UIKit).
  public static let popUpButton = AccessibilityTraits(bit: 40)
  /// An image that can be zoomed (iOS 17).
  public static let supportsZoom = AccessibilityTraits(bit: 46)
  /// A text field with several lines (private in UIKit).
  public static let textArea = AccessibilityTraits(bit: 47)
  /// A folder (private in UIKit).
  public static let folder = AccessibilityTraits(bit: 50)
  /// A menu item (private in UIKit).
  public static let menuItem = AccessibilityTraits(bit: 52)
  /// A switch (public since iOS 17).
  public static let toggleButton = AccessibilityTraits(bit: 53)
  /// A message that needs attention (private in UIKit).
  public static let alert = AccessibilityTraits(bit: 56)
  /// An app icon (private in UIKit).
  public static let icon = AccessibilityTraits(bit: 60)
}
