import Localization
import SnippetNotation

extension InterfaceWords.Report {
  /// The kinds of verdicts in their order on the page, each with its number.
  var kinds: [(name: String, count: KeyPath<CheckReport.Counts, Int>)] {
    [
      (ran, \.ran), (compiled, \.compiled), (rejected, \.rejected), (shown, \.shown),
      (voiceOver, \.voiceOver), (voiceControl, \.voiceControl), (switchControl, \.switchControl),
      (fullKeyboardAccess, \.fullKeyboardAccess), (screens, \.screens), (matched, \.matched),
      (broken, \.broken),
    ]
  }
}
