/// How an announcement behaves beside other speech.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The name by which the system knows it.
  public var rawValue: String

  /// Creates a priority from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Waits until other speech has ended.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
  /// Interrupts, and may be interrupted.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// Interrupts, and may not be interrupted.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
}
