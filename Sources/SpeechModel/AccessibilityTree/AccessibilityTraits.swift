/// What kind of thing an element is and what state it is in, as bits.
///
/// The bit numbers are those of UIKit. Bits marked private are set by UIKit's own controls and have
/// no public name there.
///
/// Source: AXTraits.h in facebook/idb, AccessibilitySnapshot; certainty A for the numbers.
public struct AccessibilityTraits: OptionSet, Hashable, Codable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    self.init(rawValue: 1 << bit)
  }

  /// An element that does something when it is activated.
  public static let button = AccessibilityTraits(bit: 0)
  /// An element that opens another place.
  public static let link = AccessibilityTraits(bit: 1)
  /// A picture.
  public static let image = AccessibilityTraits(bit: 2)
  /// An element that is chosen at the moment.
  public static let selected = AccessibilityTraits(bit: 3)
  /// An element that plays a sound of its own when activated.
  public static let playsSound = AccessibilityTraits(bit: 4)
  /// A key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(bit: 5)
  /// Text that does not change.
  public static let staticText = AccessibilityTraits(bit: 6)
  /// An element that is read when the app or screen appears.
  public static let summaryElement = AccessibilityTraits(bit: 7)
  /// A control that does not respond at the moment.
  public static let notEnabled = AccessibilityTraits(bit: 8)
  /// An element whose text changes too often to be spoken each time.
  public static let updatesFrequently = AccessibilityTraits(bit: 9)
  /// A field that searches.
  public static let searchField = AccessibilityTraits(bit: 10)
  /// An element that starts sound or video when activated.
  public static let startsMediaSession = AccessibilityTraits(bit: 11)
  /// An element whose value goes up and down by vertical swipes.
  public static let adjustable = AccessibilityTraits(bit: 12)
  /// An element that is touched directly, as if no screen reader ran.
  public static let allowsDirectInteraction = AccessibilityTraits(bit: 13)
  /// An element that turns the page when reading reaches its end.
  public static let causesPageTurn = AccessibilityTraits(bit: 14)
  /// A container whose elements are tabs.
  public static let tabBar = AccessibilityTraits(bit: 15)
  /// A heading.
  public static let header = AccessibilityTraits(bit: 16)
  /// A field that takes text (private in UIKit).
  public static let textEntry = AccessibilityTraits(bit: 18)
  /// A wheel of a picker (private in UIKit).
  public static let pickerElement = AccessibilityTraits(bit: 19)
  /// One of several choices that exclude each other (private in UIKit).
  public static let radioButton = AccessibilityTraits(bit: 20)
  /// A field whose text is being edited (private in UIKit).
  public static let isEditing = AccessibilityTraits(bit: 21)
  /// A sign in the status bar (private in UIKit).
  public static let statusBarItem = AccessibilityTraits(bit: 23)
  /// A field that hides what is typed (private in UIKit).
  public static let secureTextField = AccessibilityTraits(bit: 24)
  /// An element that takes no part at the moment (private in UIKit).
  public static let inactive = AccessibilityTraits(bit: 25)
  /// The end of a page or section (private in UIKit).
  public static let footer = AccessibilityTraits(bit: 26)
  /// The button that leads to the screen before (private in UIKit).
  public static let backButton = AccessibilityTraits(bit: 27)
  /// A tab of a tab bar (private in UIKit).
  public static let tabBarItem = AccessibilityTraits(bit: 28)
  /// A link that was followed (private in UIKit).
  public static let visited = AccessibilityTraits(bit: 32)
  /// An element that can be dragged (private in UIKit).
  public static let draggable = AccessibilityTraits(bit: 38)
  /// A button that opens a menu (private in UIKit).
  public static let popUpButton = AccessibilityTraits(bit: 40)
  /// A picture that can be zoomed (iOS 17).
  public static let supportsZoom = AccessibilityTraits(bit: 46)
  /// A field that takes several lines of text (private in UIKit).
  public static let textArea = AccessibilityTraits(bit: 47)
  /// A folder (private in UIKit).
  public static let folder = AccessibilityTraits(bit: 50)
  /// An entry of a menu (private in UIKit).
  public static let menuItem = AccessibilityTraits(bit: 52)
  /// A switch (public since iOS 17).
  public static let toggleButton = AccessibilityTraits(bit: 53)
  /// A message that wants attention (private in UIKit).
  public static let alert = AccessibilityTraits(bit: 56)
  /// A symbol of an app (private in UIKit).
  public static let icon = AccessibilityTraits(bit: 60)
}
