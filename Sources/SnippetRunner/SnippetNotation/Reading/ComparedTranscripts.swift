import Diagnostics
import Markdown

/// Compares what is heard of one block with what is heard of another, as the page promises.
///
/// Both stand on the page and are held to what is computed, so the page is enough to compare them.
struct ComparedTranscripts {
  /// The programs of the page.
  let programs: [Program]
  /// The program of each named block.
  let named: [String: Int]

  /// What does not hold.
  var diagnostics: [Diagnostic] {
    programs.flatMap(\.transcripts).compactMap(finding)
  }

  private func finding(_ transcript: TranscriptFence) -> Diagnostic? {
    guard let comparison = transcript.comparison else { return nil }
    let name = comparison.block
    let place = SourceLocation(
      path: transcript.fence.place.path,
      line: transcript.fence.place.line,
      column: comparison.column
    )
    guard let program = named[name] else {
      return Diagnostic(
        .comparedTranscript,
        at: place,
        "no block of this page that runs is named '\(name)'",
        help: named.isEmpty
          ? "give the other block a name: 'swift name=\(name)'"
          : Suggestion(among: named.keys.sorted()).sentence(for: name)
      )
    }
    let others = programs[program].transcripts.filter {
      $0.technology == transcript.technology && !$0.isScreen && $0.fence != transcript.fence
    }
    guard !transcript.fence.body.isEmpty, others.contains(where: { !$0.fence.body.isEmpty }) else {
      return Diagnostic(
        .comparedTranscript,
        at: place,
        "there are no lines to compare",
        help: "let both blocks have a '\(transcript.fence.info.name)' fence with lines"
      )
    }
    let missing = transcript.fence.body.indexOfFirst(missingIn: others.flatMap(\.fence.body))
    if comparison.isSame, let missing {
      return Diagnostic(
        .comparedTranscript,
        at: transcript.fence.location(ofBodyLine: missing),
        "the block '\(name)' does not say this line, or not in this order",
        details: others.flatMap(\.fence.body),
        help: """
          let both listings say the same, or write 'differs-from=\(name)' and say on the page why \
          they differ
          """
      )
    }
    guard !comparison.isSame, missing == nil else { return nil }
    return Diagnostic(
      .comparedTranscript,
      at: place,
      "the block '\(name)' says the same after all",
      help: "write 'same-as=\(name)'"
    )
  }
}

extension Program {
  /// What is asked of the program.
  fileprivate var transcripts: [TranscriptFence] {
    steps.compactMap { step in
      if case .transcript(let transcript) = step { transcript } else { nil }
    }
  }
}

extension [String] {
  /// The first line that does not stand among others, in the order of both; `nil` if all do.
  fileprivate func indexOfFirst(missingIn others: [String]) -> Int? {
    var rest = others[...]
    for (index, line) in enumerated() {
      guard let place = rest.firstIndex(of: line) else { return index }
      rest = rest[(place + 1)...]
    }
    return nil
  }
}
