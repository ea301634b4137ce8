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
    guard let open = html.firstRange(of: "<!--") else { return nil }
    let rest = html[open.upperBound...]
    guard let close = rest.firstRange(of: "-->") else { return nil }
    let content = rest[..<close.lowerBound]
    let opening = content.prefix { $0 != "\n" }
    guard opening.split(whereSeparator: \.isWhitespace) == ["swift"] else { return nil }
    text = String(content.dropFirst(opening.count + 1))
    if !text.hasSuffix("\n") {
      text += "\n"
    }
    firstLine = position.line + 1
  }
}
