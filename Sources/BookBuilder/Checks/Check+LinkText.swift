import Diagnostics
import Markdown

extension Check {
  /// Finds links whose words say nothing about where they go.
  static let linkText = Check(.vagueLinkText) { book in
    book.editions.flatMap { edition in
      edition.allInlines.compactMap { inline -> Diagnostic? in
        guard case .link(let destination, _, let content) = inline.kind else { return nil }
        let words = content.plainText.trimmingWhitespace()
        let isVague = words.isEmpty || vagueWords.contains(words.lowercased())
        let isAddress = words.hasPrefix("http://") || words.hasPrefix("https://")
        guard isVague || isAddress else { return nil }
        return Diagnostic(
          .vagueLinkText,
          at: edition.location(inline.position),
          words.isEmpty
            ? "the link to '\(destination)' has no words" : "the link is called only '\(words)'",
          help: "let the words of the link say where it goes"
        )
      }
    }
  }

  private static let vagueWords: Set<String> = [
    "click here", "here", "link", "more", "read more", "this", "this page",
    "здесь", "здесь же", "подробнее", "ссылка", "сюда", "тут", "ещё",
  ]
}

extension Rule {
  static let vagueLinkText = Rule(
    id: "vague-link-text",
    explanation: """
      Screen reader users often go from link to link, or read a list of all links of a page. There \
      'here' is one of twenty, and an address is spelled out letter by letter. Source: WCAG 2.2, 2.4.9.
      """
  )
}
