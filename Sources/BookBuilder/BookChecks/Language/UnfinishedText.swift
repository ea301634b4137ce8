import Diagnostics
import Markdown
import SourceText

extension Check {
  static let unfinishedText = Check(onEachPage: .unfinishedText) { page in
    lazy var patterns = UnfinishedPatterns()
    return page.texts.flatMap { text -> [Diagnostic] in
      guard !text.isName, mayBeUnfinished(text.text) else { return [] }
      let marks = patterns.marks(in: text.text)
      guard !marks.isEmpty else { return [] }
      let quotations = QuotedRanges(text.text)
      return marks.filter { !quotations.contain($0.startIndex) }.compactMap { mark in
        let position = text.position(of: mark.startIndex)
        // A project may have a section with its plans.
        guard !(page.isLoose && page.isHeading(position)) else { return nil }
        return Diagnostic(
          .unfinishedText,
          at: page.location(position),
          "'\(mark)' marks unfinished text",
          help: "write the missing text, or move the note into a comment, '<!-- … -->'"
        )
      }
    }
  }

  /// Whether a text contains letters of a mark, as few texts do.
  private static func mayBeUnfinished(_ text: String) -> Bool {
    text.includes("TODO") || text.includes("FIXME") || text.includes("TBD")
      || text.includes("psum")
  }
}

/// The patterns of marks, parsed once for a page.
private struct UnfinishedPatterns {
  private let mark = /\b(?:TODO|FIXME|TBD)\b/
  private let subject = /[\ -](?:app|apps|list|lists|item|items|comment|comments)\b/
  private let filler = /[Ll]orem\s+ipsum/

  /// The marks in a text, except those the text is about, as in “a TODO comment”.
  func marks(in text: String) -> [Substring] {
    let marks = text.matches(of: mark).map(\.range).filter { range in
      let rest = text[range.upperBound...]
      if rest.prefixMatch(of: subject) != nil { return false }
      if text[range] == "TBD" { return true }
      let before = text[..<range.lowerBound].last { !$0.isWhitespace }
      let next = rest.first
      return before.map { ".:!?([—–".contains($0) } ?? true
        || next.map { ":.(!…)],".contains($0) } ?? true
    }
    return (marks + text.ranges(of: filler)).sorted { $0.lowerBound < $1.lowerBound }
      .map { text[$0] }
  }
}

extension CheckedPage {
  fileprivate func isHeading(_ position: SourcePosition) -> Bool {
    line(position.line)?.hasPrefix("#") == true
  }
}

extension Rule {
  static let unfinishedText = Rule(
    id: "unfinished-text",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      Words such as 'TODO', 'FIXME' and 'TBD' are notes of the author, and 'lorem ipsum' is filler. Code, \
      quotations and sentences about such notes, as in “a TODO comment”, are ignored.
      """,
    readers: """
      Readers learn that something is missing, but not what. A screen reader spells “T O D O”, or reads \
      the Latin with the wrong pronunciation.
      """,
    wrong: "TODO: say how it sounds.",
    right: "It sounds like one button."
  )
}
