import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds words by which an author meant to come back, and text that only fills a place.
  static let unfinishedText = Check(onEachPage: .unfinishedText) { page in
    page.texts.flatMap { text -> [Diagnostic] in
      guard !text.isName else { return [] }
      let marks = unfinishedMarks(in: text.text)
      guard !marks.isEmpty else { return [] }
      let quotations = QuotedRanges(text.text)
      return marks.filter { !quotations.contain($0.startIndex) }.compactMap { mark in
        let position = text.position(of: mark.startIndex)
        // A project may have a section of its plans.
        guard !(page.isLoose && page.isHeading(position)) else { return nil }
        return Diagnostic(
          .unfinishedText,
          at: page.location(position),
          "'\(mark)' says that the text is not finished",
          help: "write what is missing, or take it out; in a comment, '<!-- … -->', nobody reads it"
        )
      }
    }
  }

  /// The marks in a text, but for those that a sentence speaks of, as in “a TODO comment”.
  private static func unfinishedMarks(in text: String) -> [Substring] {
    // Most texts have none of their letters.
    guard text.holds("TODO") || text.holds("FIXME") || text.holds("TBD") || text.holds("psum")
    else { return [] }
    let marks = text.matches(of: /\b(?:TODO|FIXME|TBD)\b/).map(\.range).filter { range in
      let rest = text[range.upperBound...]
      if rest.prefixMatch(of: /[\ -](?:app|apps|list|lists|item|items|comment|comments)\b/) != nil {
        return false
      }
      if text[range] == "TBD" { return true }
      let before = text[..<range.lowerBound].last { !$0.isWhitespace }
      let next = rest.first
      return before.map { ".:!?([—–".contains($0) } ?? true
        || next.map { ":.(!…)],".contains($0) } ?? true
    }
    let fillers = text.ranges(of: /[Ll]orem\s+ipsum/)
    return (marks + fillers).sorted { $0.lowerBound < $1.lowerBound }.map { text[$0] }
  }
}

extension CheckedPage {
  /// Whether a place is in the line of a heading.
  fileprivate func isHeading(_ position: SourcePosition) -> Bool {
    line(position.line)?.hasPrefix("#") == true
  }
}

extension Rule {
  static let unfinishedText = Rule(
    id: "unfinished-text",
    canBeAllowed: true,
    explanation: """
      Words such as 'TODO', 'FIXME' and 'TBD' in a text are notes of its author, and 'lorem ipsum' holds a place for \
      words that were never written. Code, quotations and sentences about such notes, as in “a TODO \
      comment”, are left alone.
      """,
    readers: """
      Readers learn that something is missing, and not what. A voice spells “T O D O” or reads Latin \
      with the sounds of another language.
      """,
    wrong: "TODO: say how it sounds.",
    right: "It sounds like one button."
  )
}
