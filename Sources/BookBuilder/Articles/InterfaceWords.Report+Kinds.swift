import Localization
import SnippetNotation

extension InterfaceWords.Report {
  /// A row of the table: what was counted, and its number in the counts of a language.
  typealias Kind = (name: String, count: @Sendable (CheckReport.Counts) -> Int)

  /// The kinds of verdicts in their order on the page, each with its number.
  var kinds: [Kind] {
    let code: [Kind] = [
      (ran, { $0.ran }), (compiled, { $0.compiled }), (rejected, { $0.rejected }),
      (shown, { $0.shown }),
    ]
    let transcripts =
      kinds(of: voiceOver) { $0.voiceOver } + kinds(of: voiceControl) { $0.voiceControl }
      + kinds(of: switchControl) { $0.switchControl }
      + kinds(of: fullKeyboardAccess) { $0.fullKeyboardAccess }
    let others: [Kind] = [
      (screens, { $0.screens }), (computedLines, { $0.lines }), (matched, { $0.matched }),
      (broken, { $0.broken }),
    ]
    return code + transcripts + others
  }

  /// The transcripts of a technology by how sure they are.
  private func kinds(
    of technology: String,
    _ counts: @escaping @Sendable (CheckReport.Counts) -> TranscriptCounts
  ) -> [Kind] {
    [
      ("\(technology), \(heard)", { counts($0).heard }),
      ("\(technology), \(computed)", { counts($0).computed }),
      ("\(technology), \(guessed)", { counts($0).guessed }),
    ]
  }
}
