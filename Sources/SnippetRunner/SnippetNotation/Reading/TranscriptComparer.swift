import Diagnostics
import Markdown

/// Checks `same-as=` and `differs-from=` between the transcripts of two blocks.
///
/// Every transcript is also compared with the computed lines, so comparing the text of the page is
/// enough.
struct TranscriptComparer {
  let programs: [Program]
  let named: [String: Int]

  var diagnostics: [Diagnostic] {
    programs.flatMap(\.transcripts).compactMap(diagnostic)
  }

  private func diagnostic(_ transcript: TranscriptFence) -> Diagnostic? {
    guard let comparison = transcript.comparison else { return nil }
    let location = SourceLocation(
      path: transcript.fence.place.path,
      line: transcript.fence.place.line,
      column: comparison.column
    )
    guard let program = named[comparison.block] else {
      return unknownBlock(comparison.block, at: location)
    }
    let lines = programs[program].transcripts
      .filter {
        $0.screen.technology == transcript.screen.technology && !$0.isScreen
          && $0.fence != transcript.fence
      }
      .flatMap(\.fence.body)
    if transcript.fence.body.isEmpty || lines.isEmpty {
      return Diagnostic(
        .comparedTranscript,
        at: location,
        "there are no lines to compare",
        help: "give both blocks a '\(transcript.fence.info.name)' fence with lines"
      )
    }
    let missing = transcript.fence.body.firstIndex(missingIn: lines)
    return switch (comparison.isSame, missing) {
    case (true, nil), (false, _?): nil
    case (true, let line?):
      difference(of: transcript.fence, at: line, from: comparison.block, lines)
    case (false, nil): unexpectedMatch(to: comparison.block, at: location)
    }
  }

  private func unknownBlock(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .comparedTranscript,
      at: place,
      "no runnable block on this page is named '\(name)'",
      help: named.isEmpty
        ? "give the other block a name: 'swift name=\(name)'"
        : Suggestion(among: named.keys.sorted()).sentence(for: name)
    )
  }

  private func difference(
    of fence: Fence,
    at line: Int,
    from name: String,
    _ lines: [String]
  ) -> Diagnostic {
    Diagnostic(
      .comparedTranscript,
      at: fence.location(ofBodyLine: line),
      "the block '\(name)' does not have this line here",
      details: lines,
      help: """
        make both transcripts the same, or write 'differs-from=\(name)' and explain the difference \
        on the page
        """
    )
  }

  private func unexpectedMatch(to name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .comparedTranscript,
      at: place,
      "the block '\(name)' has the same lines",
      help: "write 'same-as=\(name)'"
    )
  }
}

extension Program {
  fileprivate var transcripts: [TranscriptFence] {
    steps.compactMap { step in
      if case .transcript(let transcript) = step { transcript } else { nil }
    }
  }
}

extension [String] {
  /// The index of the first line that isn't in `others` in the same order; `nil` if all are.
  fileprivate func firstIndex(missingIn others: [String]) -> Int? {
    var rest = others[...]
    for (index, line) in enumerated() {
      guard let found = rest.firstIndex(of: line) else { return index }
      rest = rest[(found + 1)...]
    }
    return nil
  }
}
