import SnippetNotation

struct CheckSummary: CustomStringConvertible, Sendable {
  private let verdicts: [SnippetReport.Verdict]
  private let allowances: Int

  init(of report: SnippetReport, allowances: Int) {
    verdicts = Array(report.verdicts.values)
    self.allowances = allowances
  }

  var description: String {
    let code = verdicts.count { [.ran, .compiled].contains($0) }
    let rejected = verdicts.count { $0 == .failedAsExpected }
    let shown = verdicts.count { if case .shown = $0 { true } else { false } }
    let outputs = verdicts.count { $0 == .matched }
    let screens = verdicts.count { verdict in
      switch verdict {
      case .drawn, .drawnAtSizes: true
      default: false
      }
    }
    let languages = verdicts.compactMap { verdict in
      if case .spoken(let walkthrough) = verdict { walkthrough.language } else { nil }
    }
    let transcripts = verdicts.reduce(into: TranscriptCounts()) { counts, verdict in
      if case .spoken(let walkthrough) = verdict { counts.add(walkthrough) }
    }
    let counts = Dictionary(grouping: languages) { $0 }.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value.count)" }.joined(separator: ", ")
    var text = "\(count(code, "block", "blocks")) of code compiled, "
    text += "\(rejected) rejected as expected, \(shown) shown with a reason; "
    text += "\(count(languages.count, "transcript", "transcripts")) computed"
    if !counts.isEmpty { text += " (\(counts))" }
    if transcripts.heard > 0 { text += ", \(transcripts.heard) of them heard" }
    if transcripts.guessed > 0 { text += ", \(transcripts.guessed) of them with a guess" }
    if outputs > 0 { text += ", \(count(outputs, "output or message", "outputs and messages"))" }
    if screens > 0 { text += ", \(count(screens, "screen", "screens")) drawn" }
    if allowances > 0 {
      text += "; \(count(allowances, "finding", "findings")) allowed with a reason"
    }
    return text
  }

  private func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
