extension StringProtocol {
  /// The text without white space at both ends.
  package func trimmingWhitespace() -> String {
    var text = self[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true {
      text.removeLast()
    }
    return String(text)
  }
}
