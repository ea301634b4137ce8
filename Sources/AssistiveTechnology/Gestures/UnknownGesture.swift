/// A gesture that is not in the vocabulary.
public struct UnknownGesture: Error, Hashable, Sendable, CustomStringConvertible {
  /// The gesture as it was written.
  public let text: String
  /// A known gesture that may have been meant.
  public let suggestion: String?

  /// Creates the error.
  public init(text: String, suggestion: String? = nil) {
    self.text = text
    self.suggestion = suggestion
  }

  /// What is wrong and what may have been meant.
  public var description: String {
    "unknown gesture '\(text)'" + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}
