import Markdown

/// Swift code in an HTML comment: compiled with the block after it, shown to nobody.
package struct HiddenSetup: Hashable, Sendable {
  /// The code, each line ended by a line feed.
  package var text: String
  /// The line of its first line, from 1.
  package var firstLine: Int

  /// Creates a setup.
  init(text: String, firstLine: Int) {
    self.text = text
    self.firstLine = firstLine
  }

  /// Reads the comment of an HTML block; `nil` if the block is something else.
  init?(html: String, at position: SourcePosition) {
    guard let content = Self.comment(in: html) else { return nil }
    let opening = content.prefix { $0 != "\n" }
    guard opening.split(whereSeparator: \.isWhitespace) == ["swift"] else { return nil }
    text = String(content.dropFirst(opening.count + 1))
    if !text.hasSuffix("\n") {
      text += "\n"
    }
    firstLine = position.line + 1
  }

  /// The words after `swift` in the first line of a comment, which a hidden setup does not take; `nil` if
  /// there are none, or the comment is about something else.
  static func words(in html: String) -> String? {
    guard let content = comment(in: html) else { return nil }
    let words = content.prefix { $0 != "\n" }.split(whereSeparator: \.isWhitespace)
    guard words.first == "swift", words.count > 1 else { return nil }
    return words.dropFirst().joined(separator: " ")
  }

  /// What stands in the comment of an HTML block.
  private static func comment(in html: String) -> Substring? {
    guard let open = html.firstRange(of: "<!--") else { return nil }
    let rest = html[open.upperBound...]
    return rest.firstRange(of: "-->").map { rest[..<$0.lowerBound] }
  }
}
