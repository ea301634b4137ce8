import Diagnostics
import Markdown

extension Check {
  /// Finds HTML in Markdown, except comments.
  static let rawHTML = Check(onEachPage: .rawHTML) { page in
    let blocks = page.blocks.compactMap { block -> Diagnostic? in
      guard case .html(let html) = block.kind else { return nil }
      return finding(html, at: page.location(block.position))
    }
    let inlines = page.inlines.compactMap { inline -> Diagnostic? in
      guard case .html(let html) = inline.kind else { return nil }
      return finding(html, at: page.location(inline.position))
    }
    return blocks + inlines
  }

  private static func finding(_ html: String, at location: SourceLocation) -> Diagnostic? {
    guard !html.trimmingWhitespace().hasPrefix("<!--") else { return nil }
    let help = "write it in Markdown; in a code name put backticks around it"
    return Diagnostic(.rawHTML, at: location, "HTML is not allowed in a chapter", help: help)
  }
}

extension Rule {
  static let rawHTML = Rule(
    id: "raw-html",
    explanation: """
      A chapter is more than a web page: it becomes plain text, too, and everything it says must \
      have a name, a language and an order there. HTML has none of that. Comments are allowed: they \
      hold hidden setup code, and allow findings.
      """,
    readers: """
      Readers of the text edition would miss what stands in HTML, and a screen reader would get it \
      without the name and the language that the rest of the page has.
      """,
    wrong: "Press <b>Buy</b>.",
    right: "Press **Buy**."
  )
}
