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
  }

  let gesture: Gesture

  /// A double tap.
  public static let `default` = AccessibilityActionKind(gesture: .activate)
  /// Two fingers drawn like a Z.
  public static let escape = AccessibilityActionKind(gesture: .escape)
  /// A double tap with two fingers.
  public static let magicTap = AccessibilityActionKind(gesture: .magicTap)
  /// A command of the Mac.
  @available(*, unavailable, message: "this kind of action exists on macOS only")
  public static var delete: AccessibilityActionKind { .default }
  /// A command of the Mac.
  @available(*, unavailable, message: "this kind of action exists on macOS only")
  public static var showMenu: AccessibilityActionKind { .default }

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
  /// Plain.
  public static let plain = AccessibilityTextContentType()
  /// Console.
  public static let console = AccessibilityTextContentType()
  /// File system.
  public static let fileSystem = AccessibilityTextContentType()
  /// Messaging.
  public static let messaging = AccessibilityTextContentType()
  /// Narrative.
  public static let narrative = AccessibilityTextContentType()
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType()
  /// Spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType()
  /// Word processing.
  public static let wordProcessing = AccessibilityTextContentType()
}

/// The name of more content of an element.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let id: String
  let label: String

  /// Creates one.
  public init(_ label: Text, id: String) {
    self.id = id
    self.label = label.plain
  }

  /// Creates one.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Creates one.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(labelKey, id: labelKey.text)
  }
}
