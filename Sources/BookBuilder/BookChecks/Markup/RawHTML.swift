import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds HTML in Markdown, except comments.
  static let rawHTML = Check(onEachPage: .rawHTML) { page in
    let blocks = page.blocks.compactMap { block -> Diagnostic? in
      guard case .html(let html) = block.kind else { return nil }
      return finding(html, at: page.location(block.position), isLoose: page.isLoose)
    }
    let inlines = page.inlines.compactMap { inline -> Diagnostic? in
      guard case .html(let html) = inline.kind else { return nil }
      return finding(html, at: page.location(inline.position), isLoose: page.isLoose)
    }
    return blocks + inlines
  }

  /// The finding about a piece of HTML; `nil` for a comment.
  static func finding(
    _ html: String,
    at location: SourceLocation,
    isLoose: Bool
  ) -> Diagnostic? {
    let rest = withoutComments(html).trimmingWhitespace()
    guard !rest.isEmpty else { return nil }
    if rest.hasPrefix("<!--") {
      let summary = "the comment does not end, so it takes the rest of the page along"
      return Diagnostic(.rawHTML, at: location, summary, help: "end it with '-->'")
    }
    // Code hosts show HTML in files of no book.
    if isLoose { return nil }
    let help = inMarkdown(rest) ?? "write it in Markdown; in a code name put backticks around it"
    return Diagnostic(.rawHTML, at: location, "HTML is not allowed in a book", help: help)
  }

  /// How Markdown says what the first tag is for; `nil` where it has nothing of the kind.
  private static func inMarkdown(_ html: String) -> String? {
    let name = html.prefixMatch(of: /<\/?([A-Za-z0-9]+)/)?.output.1.lowercased()
    return switch name {
    case "img": "write '![what it tells](file.png)'"
    case "br": "end the line with a backslash, or begin a paragraph after a blank line"
    case "a": "write '[words](address)'; the address of a section comes from its heading"
    case "b", "strong": "write '**' before and after the words"
    case "i", "em": "write '*' before and after the words"
    case "table", "tr", "td", "th": "write a table with '|' between its columns"
    case "aside": "write a quote that begins with '> [!NOTE]'"
    case "sup", "sub": "write the raised or lowered sign itself, such as '²', or say it in words"
    default: nil
    }
  }

  /// What is left without comments; what stands in the line where one ends belongs to the same piece.
  private static func withoutComments(_ html: String) -> String {
    var kept = ""
    var rest = html[...]
    while let start = rest.firstRange(of: "<!--") {
      // The shortest comments, '<!-->' and '<!--->', share signs between their two marks.
      let body = rest[start.lowerBound...].dropFirst(2)
      guard let end = body.firstRange(of: "-->") else { break }
      kept += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    return kept + rest
  }
}

extension Rule {
  static let rawHTML = Rule(
    id: "raw-html",
    explanation: """
      A chapter is more than a web page: it becomes plain text, too, and everything it says must \
      have a name, a language and an order there. HTML has none of that, and it could hold scripts. \
      Only comments are let through, and none of them gets into a page: they hold hidden setup code, \
      and allow findings.
      """,
    readers: """
      Readers of the plain text would miss what stands in HTML, and a screen reader would get it \
      without the name and the language that the rest of the page has.
      """,
    wrong: "Press <b>Buy</b>.",
    right: "Press **Buy**."
  )
}

/// An address in the HTML of a file of no book.
struct MarkupAddress: Hashable, Sendable {
  /// Where it goes, as its author wrote it.
  var destination: String
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
