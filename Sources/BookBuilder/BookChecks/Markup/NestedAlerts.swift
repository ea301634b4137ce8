import Diagnostics
import Markdown

extension Check {
  static let nestedAlerts = Check(onEachPage: .nestedAlert) { page in
    // The pages of a book show alerts anywhere.
    guard page.isLoose else { return [] }
    return page.document.blocks.flatMap { alerts(inside: $0) }.map { alert in
      Diagnostic(
        .nestedAlert,
        at: page.location(alert.position),
        "GitHub shows this alert as a quotation, because it is inside another block",
        help: "move it out of the list or quotation"
      )
    }
  }

  private static func alerts(inside block: Block) -> [Block] {
    let inner: [Block] =
      switch block.kind {
      case .list(let list): list.items.flatMap(\.blocks)
      case .quote(let blocks), .alert(_, let blocks): blocks
      case .footnote(let note): note.blocks
      default: []
      }
    return inner.flatMap { block -> [Block] in
      if case .alert = block.kind { return [block] + alerts(inside: block) }
      return alerts(inside: block)
    }
  }
}

extension Rule {
  static let nestedAlert = Rule(
    id: "nested-alert",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      Outside a book, Markdown is usually read on GitHub, where an alert such as '> [!NOTE]' must not be \
      inside a list or another quotation: it is shown as a quotation that begins with '[!NOTE]'. \
      Source: GitHub Docs, “Basic writing and formatting syntax”, section “Alerts”.
      """,
    readers: "Listeners hear “left bracket, exclamation mark, note” instead of “Note”.",
    wrong: "- Install it.\n  > [!NOTE]\n  > Restart afterwards.",
    right: "- Install it.\n\n> [!NOTE]\n> Restart afterwards."
  )
}
