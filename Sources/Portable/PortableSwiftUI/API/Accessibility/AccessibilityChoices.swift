/// What becomes of the elements in an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(number: 0)
  /// They stay, in a container.
  public static let contain = AccessibilityChildBehavior(number: 1)
  /// They become one.
  public static let combine = AccessibilityChildBehavior(number: 2)
}

/// The direction of a swipe on something that can be adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Upwards.
  case increment
  /// Downwards.
  case decrement
}

/// A gesture of an assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Gesture: Equatable, Sendable {
    case activate
    case escape
    case magicTap
    case named(String)
    case ofMac
  }

  let gesture: Gesture

  /// A double tap.
  public static let `default` = AccessibilityActionKind(gesture: .activate)
  /// Two fingers drawn like a Z.
  public static let escape = AccessibilityActionKind(gesture: .escape)
  /// A double tap with two fingers.
  public static let magicTap = AccessibilityActionKind(gesture: .magicTap)
  /// A command of the Mac.
  public static let delete = AccessibilityActionKind(gesture: .ofMac)
  /// A command of the Mac.
  public static let showMenu = AccessibilityActionKind(gesture: .ofMac)

  init(gesture: Gesture) {
    self.gesture = gesture
  }

  /// A command that is chosen by its name.
  public init(named name: Text) {
    gesture = .named(name.plain)
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// None.
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

/// What kind of text an element holds.
public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}

/// The name of more content of an element.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let id: String
  let label: String

  public init(_ label: Text, id: String) {
    self.id = id
    self.label = label.plain
  }

  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  public init(_ labelKey: LocalizedStringKey) {
    self.init(labelKey, id: labelKey.text)
  }
}
