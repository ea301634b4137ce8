/// A stop in the notation of AccessibilitySnapshot, so that its published texts can be compared.
///
/// Colons and full stops are that notation's own; VoiceOver does not print them. In English the text
/// is the same to the letter. In other languages the words are this library's, which differ where
/// AccessibilitySnapshot's are known to be slips.
public struct SnapshotDescription: Hashable, Codable, Sendable {
  /// The line of the legend.
  public let description: String
  /// The line under it.
  public let hint: String?

  /// Creates a description from its lines.
  public init(description: String, hint: String?) {
    self.description = description
    self.hint = hint
  }
}
