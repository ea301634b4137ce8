import Markdown

/// A fence of Swift code with its promise.
package struct SwiftBlock: Hashable, Sendable {
  package var fence: Fence
  /// Hidden code that stands before it.
  package var setup: [HiddenSetup]
  package var promise: Promise
  package var scope: Scope
  package var name: String?
  /// The code as it stands in a file of data, where names stand for texts; `nil` for a block of a page.
  package var template: String?

  package init(
    fence: Fence,
    setup: [HiddenSetup],
    promise: Promise,
    scope: Scope,
    name: String? = nil
  ) {
    self.fence = fence
    self.setup = setup
    self.promise = promise
    self.scope = scope
    self.name = name
  }

  /// What the page promises about the code.
  package enum Promise: Hashable, Sendable {
    /// It compiles and runs to its end.
    case runs
    case compiles
    /// The compiler rejects it.
    case fails
    /// Nothing: it is shown without a check, for this reason.
    case shown(reason: String)
  }

  /// The scope a block is compiled in.
  package enum Scope: Hashable, Sendable {
    case own
    case previous
    case named(String)
  }
}

extension SwiftBlock {
  /// A run of code and the place where it stands.
  package struct Piece: Hashable, Sendable {
    package var text: String
    package var path: String
    /// The line of its first line, from 1.
    package var firstLine: Int
  }

  /// The block with other code, which has as many lines.
  package func replacing(code: String) -> SwiftBlock {
    var block = self
    block.fence.code.text = code
    return block
  }

  /// The hidden setup and the block itself.
  package var pieces: [Piece] {
    setup.map { Piece(text: $0.text, path: fence.place.path, firstLine: $0.firstLine) }
      + [Piece(text: fence.code.text, path: fence.place.path, firstLine: fence.code.firstLine)]
  }
}

/// Swift code in an HTML comment: compiled with the block after it, shown to nobody.
package struct HiddenSetup: Hashable, Sendable {
  /// The code, each line ended by a line feed.
  package var text: String
  /// The line of its first line, from 1.
  package var firstLine: Int

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

  private static func comment(in html: String) -> Substring? {
    guard let open = html.firstRange(of: "<!--") else { return nil }
    let rest = html[open.upperBound...]
    return rest.firstRange(of: "-->").map { rest[..<$0.lowerBound] }
  }
}
