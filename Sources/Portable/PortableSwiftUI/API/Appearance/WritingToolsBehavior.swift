/// How much help with writing a field offers.
public struct WritingToolsBehavior: Equatable, Sendable {
  /// What the system likes.
  public static let automatic = WritingToolsBehavior()
  /// All.
  public static let complete = WritingToolsBehavior()
  /// Some.
  public static let limited = WritingToolsBehavior()
  /// None.
  public static let disabled = WritingToolsBehavior()
}
