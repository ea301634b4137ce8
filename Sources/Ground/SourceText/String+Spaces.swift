extension StringProtocol {
  /// The text with a single space for each run of white space, and none at both ends.
  package var foldingSpace: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
