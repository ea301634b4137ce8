import BookModel
import Diagnostics
import Markdown
import SourceText

/// The places of a file that Git could not merge.
struct MergeConflicts {
  /// The lines of each conflict; only the first line if the end isn't marked.
  private(set) var lines: [ClosedRange<Int>] = []

  init(in text: String) {
    guard text.includes("<<<<<<< ") else { return }
    var start: Int?
    for (index, line) in SourceLines(text).enumerated() {
      if line.utf8.starts(with: "<<<<<<< ".utf8) {
        if let start { lines.append(start...start) }
        start = index + 1
      } else if line.utf8.starts(with: ">>>>>>> ".utf8), let first = start {
        lines.append(first...(index + 1))
        start = nil
      }
    }
    if let start { lines.append(start...start) }
  }
}

extension [Diagnostic] {
  /// The findings without those inside a conflict, whose marks turn text into headings and quotes.
  func withoutEffectsOfConflicts(in editions: [ChapterEdition]) -> [Diagnostic] {
    var effects: [String: Set<Int>] = [:]
    for edition in editions {
      let conflicts = MergeConflicts(in: edition.text).lines
      if !conflicts.isEmpty { effects[edition.path] = Set(conflicts.joined()) }
    }
    guard !effects.isEmpty else { return self }
    return filter { finding in
      guard let place = finding.location, let line = place.line,
        effects[place.path]?.contains(line) == true
      else { return true }
      return finding.id == Rule.unparsedMarkdown.id && place.column == 1
        && finding.summary == MergeConflicts.summary
    }
  }
}

extension MergeConflicts {
  static let summary = "an unresolved merge conflict begins here"

  static func findings(on page: CheckedPage) -> [Diagnostic] {
    MergeConflicts(in: page.edition.text).lines.map { lines in
      page.unparsed(
        summary,
        at: SourcePosition(line: lines.lowerBound, column: 1),
        help: "resolve it, and remove the lines '<<<<<<<', '=======' and '>>>>>>>'"
      )
    }
  }
}
