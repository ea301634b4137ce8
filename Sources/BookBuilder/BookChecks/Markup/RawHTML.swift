import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
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

  static func finding(
    _ html: String,
    at location: SourceLocation,
    isLoose: Bool
  ) -> Diagnostic? {
    let rest = withoutComments(html).trimmingWhitespace()
    guard !rest.isEmpty else { return nil }
    if rest.hasPrefix("<!--") {
      let summary = "the comment is not closed and hides the rest of the page"
      return Diagnostic(.rawHTML, at: location, summary, help: "close it with '-->'")
    }
    // Code hosts render HTML in files outside a book.
    if isLoose { return nil }
    let help = inMarkdown(rest) ?? "write it in Markdown, or put backticks around it if it is code"
    return Diagnostic(.rawHTML, at: location, "HTML is not allowed in a book", help: help)
  }

  private static func inMarkdown(_ html: String) -> String? {
    let tag = html.dropFirst(html.hasPrefix("</") ? 2 : 1)
    return switch tag.prefix(while: { $0.isASCII && ($0.isLetter || $0.isNumber) }).lowercased() {
    case "img": "write '![what it shows](file.png)'"
    case "br": "end the line with a backslash, or begin a paragraph after a blank line"
    case "a": "write '[text](address)'; the anchor of a section comes from its heading"
    case "b", "strong": "write '**' before and after the words"
    case "i", "em": "write '*' before and after the words"
    case "table", "tr", "td", "th": "write a table with '|' between its columns"
    case "aside": "write a quote that begins with '> [!NOTE]'"
    case "details", "summary":
      "write the text with a heading of its own: chapters have no boxes that open and close"
    case "kbd": "write the key in bold, as in '**Tab**', or as code in backticks"
    case "video", "audio", "iframe": "link to it: chapters play nothing, and load no other site"
    case "center", "font", "div", "span", "p":
      "remove the tags: 'Site/style.css' sets how all chapters look"
    case "sup", "sub": "write a superscript or subscript character, such as '²', or say it in words"
    default: nil
    }
  }

  private static func withoutComments(_ html: String) -> String {
    var result = ""
    var rest = html[...]
    while let start = rest.firstRange(of: "<!--") {
      // In the shortest comments, '<!-->' and '<!--->', both delimiters share characters.
      let body = rest[start.lowerBound...].dropFirst(2)
      guard let end = body.firstRange(of: "-->") else { break }
      result += rest[..<start.lowerBound]
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}

extension Rule {
  static let rawHTML = Rule(
    id: "raw-html",
    explanation: """
      A chapter is more than a web page: it also becomes plain text, where all content must have a \
      name, a language and an order. HTML has none of these, and might contain scripts. Only comments \
      are allowed, and they are not published: they contain hidden setup code and allow findings.
      """,
    readers: """
      Readers of the plain text would miss the content of the HTML, and a screen reader would get it \
      without the name and the language that the rest of the page has.
      """,
    wrong: "Press <b>Buy</b>.",
    right: "Press **Buy**."
  )
}

struct HTMLAddress: Hashable, Sendable {
  var destination: String
  var isPicture: Bool
  var position: SourcePosition
}

extension MarkdownDocument {
  var htmlAddresses: [HTMLAddress] {
    lazy var patterns = HTMLAddressPatterns()
    return allBlocks.flatMap { block -> [HTMLAddress] in
      if case .html(let html) = block.kind {
        return patterns.addresses(in: html, at: block.position)
      }
      return block.runningTexts.joined().flatMap(\.flattenedInlines).flatMap { inline in
        guard case .html(let html) = inline.kind else { return [HTMLAddress]() }
        return patterns.addresses(in: html, at: inline.position)
      }
    }
  }
}

/// The patterns of attributes with an address, parsed once for a document.
private struct HTMLAddressPatterns {
  private let source = /<[^<>]*?\ssrc\s*=\s*["']([^"'<>]+)["']/.ignoresCase()
  private let target = /<[^<>]*?\shref\s*=\s*["']([^"'<>]+)["']/.ignoresCase()

  func addresses(in html: String, at start: SourcePosition) -> [HTMLAddress] {
    var places = HTMLPlaces(in: html)
    return HTMLTag.all(in: html).compactMap { tag in
      guard !tag.isTruncated, !tag.isClosing, ["a", "img"].contains(tag.element) else { return nil }
      let isPicture = tag.element == "img"
      guard let match = html[tag.start...].prefixMatch(of: isPicture ? source : target) else {
        return nil
      }
      places.move(to: tag.start)
      let line = start.line + places.line
      let column = places.column
      return HTMLAddress(
        destination: AttributeValue.decoded(match.output.1),
        isPicture: isPicture,
        position: SourcePosition(
          line: line,
          column: (line == start.line ? start.column : 1) + column
        )
      )
    }
  }
}
