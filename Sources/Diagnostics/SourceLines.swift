extension String {
  /// The lines of a source file without their ends, be they `\n`, `\r\n` or `\r`.
  package var sourceLines: [Substring] {
    // A carriage return with its line feed is one character, so no line is counted twice.
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }
}
