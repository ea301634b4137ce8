import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds signs that were meant as markup and stand in the text as they are.
  ///
  /// Block by block and text by text: `UnreadParagraph` knows lines, `UnreadSign`, `UnreadLink` and
  /// `CharacterReference` know signs of Markdown, and `ForeignSign` those of other tools.
  static let unreadMarkdown = Check(.unreadMarkdown) { checked in
    checked.pages.flatMap { page in
      var findings = page.blocks.flatMap { Self.findings(in: $0, on: page) }
      for text in page.texts {
        findings += UnreadSign.findings(in: text, on: page)
        findings += UnreadLink.findings(in: text, on: page)
        findings += CharacterReference.findings(in: text, on: page)
        findings += UnreadLink.wikiLinks(in: text, on: page, checked.links)
      }
      findings += UnreadLink.secondAddresses(on: page) + conflicts(on: page)
      return findings + foreignMarkup(on: page)
    }
  }

  private static func findings(in block: Block, on page: CheckedPage) -> [Diagnostic] {
    switch block.kind {
    case .paragraph: UnreadParagraph(block, on: page)?.findings ?? []
    case .quote(let blocks): [UnreadQuote(blocks, on: page)?.finding].compactMap(\.self)
    case .heading(_, let content): [closingSigns(of: content, block, on: page)].compactMap(\.self)
    default: []
    }
  }

  /// Signs at the end of a heading that nothing parts from its words, which belong to them.
  private static func closingSigns(
    of content: [Inline],
    _ block: Block,
    on page: CheckedPage
  ) -> Diagnostic? {
    let signs = String(content.plainText.reversed().prefix { $0 == "#" })
    guard signs.count > 1 else { return nil }
    return page.unread(
      "'\(signs)' belongs to the words of the heading: a space is missing before it",
      at: block.position,
      help: "leave '\(signs)' out at the end of the line"
    )
  }

  /// Marks of two versions that nobody merged.
  private static func conflicts(on page: CheckedPage) -> [Diagnostic] {
    guard page.edition.text.holds("<<<<<<< ") else { return [] }
    return page.lines.enumerated().filter { $0.element.hasPrefix("<<<<<<< ") }.map { index, _ in
      page.unread(
        "here begins a conflict of two versions that nobody settled",
        at: SourcePosition(line: index + 1, column: 1),
        help: "keep what holds of the two, and remove the lines '<<<<<<<', '=======' and '>>>>>>>'"
      )
    }
  }
}

/// What running text is a part of: a page, or a text in a table of facts.
protocol MarkupSource {
  /// The rest of a line from a position on; `nil` if there is no such line.
  func rest(from position: SourcePosition) -> Substring?
  /// Whether no backslash stands before a character.
  func isUnescaped(_ position: SourcePosition) -> Bool
  func location(_ position: SourcePosition) -> SourceLocation
}

extension MarkupSource {
  /// The finding about markup that is shown as it is.
  func unread(_ summary: String, at position: SourcePosition, help: String?) -> Diagnostic {
    Diagnostic(.unreadMarkdown, at: location(position), summary, help: help)
  }
}

extension CheckedPage: MarkupSource {}

extension Rule {
  static let unreadMarkdown = Rule(
    id: "unread-markdown",
    canBeAllowed: true,
    explanation: """
      Signs that look like Markdown stand in the text as they are, because CommonMark reads them \
      otherwise: a heading without a space after its '##', a table without the line under its head, an \
      alert of an unknown kind or with words beside its sign, emphasis or code that nothing closes, a \
      link whose address holds a blank, or that has two. A backslash before a sign says that the sign itself is meant.
      """,
    readers: """
      Readers see signs in place of a heading, a table or a link. A listener hears “number number \
      Labels” and misses the heading when jumping from one to the next.
      """,
    wrong: "##Labels\n\nRead **[all](all labels.md).",
    right: "## Labels\n\nRead **[all](all-labels.md)**."
  )
}
