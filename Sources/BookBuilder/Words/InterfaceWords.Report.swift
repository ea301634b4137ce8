import SnippetRunner

extension InterfaceWords {
  /// The words of the page that says what the check of the book came to.
  struct Report: Sendable {
    var title: String
    var lead: String
    var heading: String
    var numbers: String
    var caption: String
    var kind: String
    var all: String
    var ran: String
    var compiled: String
    var rejected: String
    var shown: String
    var voiceOver: String
    var voiceControl: String
    var switchControl: String
    var fullKeyboardAccess: String
    var screens: String
    var matched: String
    var broken: String
    var unchecked: String
    var uncheckedLead: String
    var nothingUnchecked: String
    var allowed: String
    var allowedLead: String
    var nothingAllowed: String
    var listing: @Sendable (_ number: Int) -> String
  }
}

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
