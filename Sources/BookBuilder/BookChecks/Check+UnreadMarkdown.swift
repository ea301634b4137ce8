import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds signs that were meant as Markdown and stand in the text as they are.
  static let unreadMarkdown = Check(onEachPage: .unreadMarkdown) { page in
    page.blocks.flatMap { block -> [Diagnostic] in
      switch block.kind {
      case .paragraph:
        UnreadParagraph(block, on: page).faults.map { finding($0, on: page) }
      case .quote(let blocks):
        [UnreadQuote(blocks)?.fault(isLoose: page.isLoose)].compactMap(\.self)
          .map { finding($0, on: page) }
      case .heading(_, let content): [closingSigns(of: content, block, on: page)].compactMap(\.self)
      default: []
      }
    } + page.texts.flatMap { unreadSigns(in: $0, on: page) + unreadLinks(in: $0, on: page) }
      + secondAddresses(on: page) + conflicts(on: page)
  }

  /// Addresses beside those of links.
  private static func secondAddresses(on page: CheckedPage) -> [Diagnostic] {
    guard page.edition.text.holds(")(") else { return [] }
    let texts =
      page.edition.frontMatter.passages.map(\.inlines) + page.blocks.flatMap(\.runningTexts)
    return texts.flatMap(SecondAddress.all).map { finding($0.fault, on: page) }
  }

  private static func finding(_ fault: UnreadFault, on page: CheckedPage) -> Diagnostic {
    let location = page.location(fault.position)
    return Diagnostic(.unreadMarkdown, at: location, fault.summary, help: fault.help)
  }

  /// Marks of two versions that nobody brought together.
  private static func conflicts(on page: CheckedPage) -> [Diagnostic] {
    page.lines.enumerated().filter { $0.element.hasPrefix("<<<<<<< ") }.map { index, _ in
      Diagnostic(
        .unreadMarkdown,
        at: page.location(SourcePosition(line: index + 1, column: 1)),
        "here begins a conflict of two versions that nobody settled",
        help: "keep what holds of the two, and remove the lines '<<<<<<<', '=======' and '>>>>>>>'"
      )
    }
  }

  /// Links whose brackets are in the wrong order or apart, or that lack their beginning.
  private static func unreadLinks(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    UnreadLink.faults(in: text).filter { page.isUnescaped($0.position) }.map {
      finding($0, on: page)
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
    return Diagnostic(
      .unreadMarkdown,
      at: page.location(block.position),
      "'\(signs)' belongs to the words of the heading: a space is missing before it",
      help: "leave '\(signs)' out at the end of the line"
    )
  }

  /// Signs of emphasis, code and links that are left in running text.
  private static func unreadSigns(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    // Hardly any text has one.
    guard text.text.utf8.contains(where: { "*`]_~<\\".utf8.contains($0) }) else { return [] }
    return UnreadSign.all.flatMap { sign -> [Diagnostic] in
      sign.places(in: text.text).compactMap { index in
        let position = text.position(of: index)
        // Where the file has other signs there, such as a backslash, the author meant the signs.
        guard let rest = page.rest(from: position), rest.hasPrefix(sign.text),
          sign.isBackslash || page.isUnescaped(position)
        else { return nil }
        return Diagnostic(
          .unreadMarkdown,
          at: page.location(position),
          sign.summary,
          help: sign.help(for: rest)
        )
      }
    }
  }
}

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
