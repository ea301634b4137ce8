import Markdown

package struct SwiftBlock: Hashable, Sendable {
  package var fence: Fence
  package var setup: [HiddenSetup]
  package var expectation: Expectation
  package var scope: Scope
  package var name: String?
  /// The code with placeholders instead of texts; `nil` for a block of a page.
  package var template: String?

  package init(
    fence: Fence,
    setup: [HiddenSetup],
    expectation: Expectation,
    scope: Scope,
    name: String? = nil
  ) {
    self.fence = fence
    self.setup = setup
    self.expectation = expectation
    self.scope = scope
    self.name = name
  }

  package enum Expectation: Hashable, Sendable {
    case runs
    case compiles
    case fails
    case shown(reason: String)
  }

  package enum Scope: Hashable, Sendable {
    case own
    case previous
    case named(String)
  }

  /// Consecutive lines of code and their origin, for `#sourceLocation`.
  package struct Piece: Hashable, Sendable {
    package var text: String
    package var path: String
    package var firstLine: Int
  }

  package func replacing(code: String) -> SwiftBlock {
    var block = self
    block.fence.code.text = code
    return block
  }

  package var pieces: [Piece] {
    setup.map { Piece(text: $0.text, path: fence.place.path, firstLine: $0.firstLine) }
      + [Piece(text: fence.code.text, path: fence.place.path, firstLine: fence.code.firstLine)]
  }
}

/// Swift code in an HTML comment that is compiled with the next block but not shown.
///
/// ```markdown
/// <!-- swift
/// let menu = Menu()
/// -->
/// ```
package struct HiddenSetup: Hashable, Sendable {
  package var text: String
  package var firstLine: Int

  init(text: String, firstLine: Int) {
    self.text = text
    self.firstLine = firstLine
  }

  /// Returns `nil` if the HTML isn't a comment that starts with `swift`.
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

  /// The words after `swift` in the first line, which hidden setup doesn't support; `nil` if there
  /// are none or the comment isn't hidden setup.
  static func words(in html: String) -> String? {
    guard let content = comment(in: html) else { return nil }
    let words = content.prefix { $0 != "\n" }.split(whereSeparator: \.isWhitespace)
    guard words.first == "swift", words.count > 1 else { return nil }
    return words.dropFirst().joined(separator: " ")
  }

  private static func comment(in html: String) -> Substring? {
    guard let open = html.firstRange(of: "<!--") else { return nil }
    let rest = html[open.upperBound...]
    return rest.firstRange(of: "-->").map { rest[..<$0.lowerBound] }
  }
}
