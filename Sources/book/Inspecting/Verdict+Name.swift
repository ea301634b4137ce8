import SnippetNotation

extension SnippetReport.Verdict {
  /// What was checked, in a word or two.
  var name: String {
    switch self {
    case .ran: "code that runs"
    case .compiled: "code that compiles"
    case .failedAsPromised: "code that must not compile"
    case .shown: "code that is only shown"
    case .spoken: "transcript"
    case .drawn, .drawnAtSizes: "screen"
    case .matched: "output"
    case .broken: "snippet"
    }
  }
}
