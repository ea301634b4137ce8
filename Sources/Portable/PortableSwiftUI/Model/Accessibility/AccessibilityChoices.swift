public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let number: Int

  public static let ignore = AccessibilityChildBehavior(number: 0)
  public static let contain = AccessibilityChildBehavior(number: 1)
  public static let combine = AccessibilityChildBehavior(number: 2)
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

public struct AccessibilityActionKind: Equatable, Sendable {
  enum Gesture: Equatable, Sendable {
    case activate, escape, magicTap
    case named(String)
  }

  let gesture: Gesture

  public static let `default` = AccessibilityActionKind(gesture: .activate)
  public static let escape = AccessibilityActionKind(gesture: .escape)
  public static let magicTap = AccessibilityActionKind(gesture: .magicTap)
  @available(*, unavailable, message: "this kind of action is available on macOS only")
  public static var delete: AccessibilityActionKind { .default }
  @available(*, unavailable, message: "this kind of action is available on macOS only")
  public static var showMenu: AccessibilityActionKind { .default }

  init(gesture: Gesture) { self.gesture = gesture }
  public init(named name: Text) { gesture = .named(name.plain) }
}

public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

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

public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let id: String
  let label: String

  public init(_ label: Text, id: String) {
    self.id = id
    self.label = label.plain
  }

  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.text) }
}
