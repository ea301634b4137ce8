extension String {
  /// The text on one line without blanks around it; nothing if no text is left.
  ///
  /// A transcript compares line by line, so a line break inside a label becomes a space. How a
  /// phone's caption panel draws the break is not known; certainty C.
  package var spokenForm: String? {
    let lines = split { $0.isNewline }.map { $0.trimmingBlanks }
    let text = lines.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}

extension Substring {
  /// The text without blanks at its start and end.
  package var trimmingBlanks: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return self[first...last]
  }
}
