import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds links whose words say nothing about where they go.
  static let linkText = Check(onEachPage: .emptyLinkText, .vagueLinkText) { page in
    page.links.compactMap { link -> Diagnostic? in
      let words = link.content.linkName
      let location = page.location(link.position)
      if words.isEmpty {
        let summary = "the link to '\(link.destination)' has no words"
        let help = "write between the square brackets where the link goes"
        return Diagnostic(.emptyLinkText, at: location, summary, help: help)
      }
      guard VagueNames.contains(words) else { return nil }
      return Diagnostic(
        .vagueLinkText,
        at: location,
        "the link is called only '\(words)'",
        help: "let the words of the link say where it goes"
      )
    }
  }
}

extension [Inline] {
  /// What a link with this content is called: its words, and those of its pictures.
  var linkName: String {
    plainText.trimmingWhitespace()
  }
}

extension Rule {
  static let emptyLinkText = Rule(
    id: "empty-link-text",
    explanation: """
      A link has neither words nor a picture with alternative text. Source: WCAG 2.2, 2.4.4 and 4.1.2.
      """,
    readers: """
      Nobody sees such a link, and the keyboard stops at it all the same. A screen reader spells out \
      the address.
      """,
    wrong: "Read on. [](values.md)",
    right: "Read on: [values](values.md)."
  )
  static let vagueLinkText = Rule(
    id: "vague-link-text",
    canBeAllowed: true,
    explanation: """
      The words of a link must say where it goes without the sentence around it: no 'here' and no \
      bare address. Source: WCAG 2.2, 2.4.9.
      """,
    readers: """
      Screen reader users often go from link to link, or read a list of all links of a page. There \
      'here' is one of twenty, and an address is spelled out letter by letter. Voice Control users \
      who say “tap here” get a number for each.
      """,
    wrong: "The list of traits is [here](traits.md).",
    right: "See [the list of traits](traits.md)."
  )
}
