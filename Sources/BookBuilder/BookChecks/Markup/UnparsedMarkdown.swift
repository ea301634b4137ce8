import Diagnostics
import Markdown

extension Check {
  /// Finds markup that CommonMark leaves as text, although the author meant it as Markdown.
  ///
  /// `UnparsedParagraph` looks at lines, `UnparsedDelimiter`, `UnparsedLink` and
  /// `CharacterReference` at Markdown inside a line, and `ForeignSyntax` at that of other tools.
  static let unparsedMarkdown = Check(.unparsedMarkdown) { checked in
    checked.pages.flatMap { page in
      var findings = page.blocks.flatMap { Self.findings(in: $0, on: page) }
      for text in page.texts {
        findings += UnparsedDelimiter.findings(in: text, on: page)
        findings += UnparsedEmphasis.spaced(in: text, on: page)
        findings += UnparsedLink.findings(in: text, on: page)
        findings += CharacterReference.findings(in: text, on: page)
        findings += UnparsedLink.wikiLinks(in: text, on: page, checked.links)
      }
      findings += page.document.blocks.compactMap { hiddenPicture($0, on: page) }
      findings += UnparsedLink.secondAddresses(on: page) + MergeConflicts.findings(on: page)
      findings += UnparsedEmphasis.leftOver(on: page)
      return findings + foreignMarkup(on: page)
    }
  }

  private static func findings(in block: Block, on page: CheckedPage) -> [Diagnostic] {
    switch block.kind {
    case .paragraph: UnparsedParagraph(block, on: page)?.findings ?? []
    case .quote(let blocks): [UnparsedQuote(blocks, on: page)?.finding].compactMap(\.self)
    case .heading(_, let content): [closingSigns(of: content, block, on: page)].compactMap(\.self)
    default: []
    }
  }

  /// A link to a picture that is a paragraph of its own, and lacks the mark that shows the picture.
  ///
  /// In a list or a quote, such links may be meant; so is a small picture that links to a large one.
  private static func hiddenPicture(_ block: Block, on page: CheckedPage) -> Diagnostic? {
    guard !page.isLoose, case .paragraph(let content) = block.kind, let link = content.last,
      case .link(let file, _, let words) = link.kind, UnparsedLink.isPicture(file),
      !file.contains(":"),
      !words.contains(where: { if case .image = $0.kind { true } else { false } }),
      ["", "! "].contains(content.dropLast().plainText)
    else { return nil }
    return page.unparsed(
      "this links to the picture '\(file)' instead of showing it",
      at: link.position,
      help: "write '!' right before its '[', or say in a sentence where the link leads"
    )
  }

  /// Number signs at the end of a heading that lack the space before them and are part of its text.
  private static func closingSigns(
    of content: [Inline],
    _ block: Block,
    on page: CheckedPage
  ) -> Diagnostic? {
    let signs = String(content.plainText.reversed().prefix { $0 == "#" })
    guard signs.count > 1 else { return nil }
    return page.unparsed(
      "'\(signs)' is part of the heading text: a space is missing before it",
      at: block.position,
      help: "remove '\(signs)' at the end of the line"
    )
  }
}

protocol MarkupSource {
  func rest(from position: SourcePosition) -> Substring?
  func isUnescaped(_ position: SourcePosition) -> Bool
  func location(_ position: SourcePosition) -> SourceLocation
}

extension MarkupSource {
  func unparsed(_ summary: String, at position: SourcePosition, help: String?) -> Diagnostic {
    Diagnostic(.unparsedMarkdown, at: location(position), summary, help: help)
  }
}

extension CheckedPage: MarkupSource {}

extension Rule {
  static let unparsedMarkdown = Rule(
    id: "unparsed-markdown",
    canBeAllowed: true,
    explanation: """
      The text contains literal characters that look like Markdown, because CommonMark does not parse \
      them: a heading without a space after '##', a table without a delimiter row, an alert of an unknown \
      kind or with text next to its marker, unclosed emphasis or code, a link whose address contains a \
      space, or that has two addresses. A backslash before a character makes it literal. A paragraph that \
      is only a link to a picture lacks the '!' that shows the picture.
      """,
    readers: """
      Readers see punctuation instead of a heading, a table or a link. A listener hears “number number \
      Labels” and misses the heading when jumping from one to the next.
      """,
    wrong: "##Labels\n\nRead **[all](all labels.md).",
    right: "## Labels\n\nRead **[all](all-labels.md)**."
  )
}
