import SourceText

/// Takes a directive of DocC apart whose content and closing brace stand on its own line.
struct OneLineDirective {
  private var rest: Substring
  private var lines: [String] = []

  private init(_ text: Substring) {
    rest = text
  }

  /// The directives, the words between them and the closing braces, each on a line of its own; `nil` for
  /// a line that is no directive, or has no content.
  static func lines(of text: String) -> [String]? {
    let text = text.trimmingWhitespace()
    guard text.first == "@", text.last == "}", text.contains("{") else { return nil }
    var directive = Self(text[...])
    return directive.readContent() && directive.rest.isEmpty ? directive.lines : nil
  }

  /// Reads directives and words up to a closing brace or the end; `false` if they cannot be told apart.
  private mutating func readContent() -> Bool {
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let first = rest.first, first != "}" else { return true }
      guard beginsDirective(rest) ? readDirective() : readWords() else { return false }
    }
  }

  /// Reads a name, its arguments, and its content if it has any.
  private mutating func readDirective() -> Bool {
    var head = rest[..<rest.dropFirst().prefix(while: \.isLetter).endIndex]
    var after = rest[head.endIndex...]
    if after.first == "(" {
      guard let end = after.firstIndex(of: ")") else { return false }
      head = rest[...end]
      after = rest[head.endIndex...]
    }
    rest = after.drop(while: \.isWhitespace)
    guard rest.first == "{" else {
      lines.append(String(head))
      return true
    }
    lines.append(head + " {")
    rest.removeFirst()
    guard readContent(), rest.first == "}" else { return false }
    rest.removeFirst()
    lines.append("}")
    return true
  }

  /// Reads what stands before the next directive or closing brace.
  private mutating func readWords() -> Bool {
    var end = rest.startIndex
    while end < rest.endIndex, rest[end] != "}" {
      if rest[end] == "{" { return false }
      let next = rest.index(after: end)
      if rest[end].isWhitespace, beginsDirective(rest[next...]) { break }
      end = next
    }
    lines.append(String(rest[..<end]).trimmingWhitespace())
    rest = rest[end...]
    return true
  }

  private func beginsDirective(_ text: Substring) -> Bool {
    text.first == "@" && text.dropFirst().first?.isUppercase == true
  }
}
