import Diagnostics
import Markdown

/// The first line of a quote, which may have been meant as an alert.
struct UnreadQuote {
  private let paragraph: Block
  private let text: String

  /// Takes the blocks of a quote; nothing if it begins with something else than a paragraph.
  init?(_ blocks: [Block]) {
    guard let first = blocks.first, case .paragraph(let inlines) = first.kind else { return nil }
    paragraph = first
    text = inlines.prefix { $0.kind != .softBreak && $0.kind != .lineBreak }.plainText
  }

  /// What keeps the quote from being an alert; `nil` for a quotation.
  ///
  /// - Parameter isLoose: whether the file is of no book, where other tools may know asides.
  func fault(isLoose: Bool) -> UnreadFault? {
    unknownAlert ?? (isLoose ? nil : aside)
  }

  /// An alert of a kind that nobody knows, or with words beside its sign, which is a plain quote with the
  /// sign in it.
  private var unknownAlert: UnreadFault? {
    guard text.hasPrefix("[!"), let end = text.firstIndex(of: "]") else { return nil }
    let kinds = Block.AlertKind.allCases.map { $0.rawValue.uppercased() }
    let name = text.dropFirst(2).prefix { $0 != "]" }.uppercased()
    if kinds.contains(name) {
      let summary = "this is no alert: words stand beside '\(text[...end])'"
      let help = "let '> [!\(name)]' stand alone, and begin the words in the next line with '> '"
      return UnreadFault(at: paragraph.position, summary, help: help)
    }
    guard text.last == "]" else { return nil }
    let help = Suggestion(among: kinds.map { "[!\($0)]" }).sentence(for: "[!\(name)]")
    return UnreadFault(at: paragraph.position, "there is no alert '\(text)'", help: help)
  }

  /// A quote that begins with the word of an alert, as DocC writes asides.
  private var aside: UnreadFault? {
    guard let match = text.prefixMatch(of: /(Note|Tip|Important|Warning|Caution)(?::|$)/) else {
      return nil
    }
    return UnreadFault(
      at: paragraph.position,
      "this is a quotation and no alert: '\(match.output.0)' begins none here",
      help: "write '> [!\(match.output.1.uppercased())]' in place of '\(match.output.0)', and the "
        + "words in the next line"
    )
  }
}
