import BookModel
import Markdown

/// An address in the HTML of a file of no book.
struct MarkupAddress: Hashable, Sendable {
  /// Where it goes, as its author wrote it.
  var destination: String
  /// Whether a picture is shown from there.
  var isPicture: Bool
  /// The place of its tag.
  var position: SourcePosition
}

extension MarkdownDocument {
  /// The addresses of links and pictures in HTML, in the order of the file.
  var markupAddresses: [MarkupAddress] {
    allBlocks.flatMap { block -> [MarkupAddress] in
      if case .html(let html) = block.kind { return Self.addresses(in: html, at: block.position) }
      return block.runningTexts.joined().flatMap(\.withInnerInlines).flatMap { inline in
        guard case .html(let html) = inline.kind else { return [MarkupAddress]() }
        return Self.addresses(in: html, at: inline.position)
      }
    }
  }

  private static func addresses(in html: String, at start: SourcePosition) -> [MarkupAddress] {
    MarkupTag.all(in: html).compactMap { tag in
      guard !tag.isCut, !tag.isClosing, ["a", "img"].contains(tag.element) else { return nil }
      let isPicture = tag.element == "img"
      let pattern =
        isPicture
        ? /<[^<>]*?\ssrc\s*=\s*["']([^"'<>]+)["']/ : /<[^<>]*?\shref\s*=\s*["']([^"'<>]+)["']/
      guard let match = html[tag.start...].prefixMatch(of: pattern.ignoresCase()) else {
        return nil
      }
      let before = html[..<tag.start]
      let line = start.line + before.count { $0.isNewline }
      let column = before.reversed().prefix { !$0.isNewline }.count
      return MarkupAddress(
        destination: String(match.output.1).replacing("&amp;", with: "&"),
        isPicture: isPicture,
        position: SourcePosition(
          line: line,
          column: (line == start.line ? start.column : 1) + column
        )
      )
    }
  }
}
