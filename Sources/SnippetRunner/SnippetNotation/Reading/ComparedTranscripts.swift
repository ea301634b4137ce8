import Diagnostics
import Markdown

/// Compares what is heard of one block with what is heard of another, as the page promises.
///
/// Both stand on the page and are held to what is computed, so the page is enough to compare them.
struct ComparedTranscripts {
  let programs: [Program]
  /// The program of each named block.
  let named: [String: Int]

  var diagnostics: [Diagnostic] {
    programs.flatMap(\.transcripts).compactMap(finding)
  }

  private func finding(_ transcript: TranscriptFence) -> Diagnostic? {
    guard let comparison = transcript.comparison else { return nil }
    let place = SourceLocation(
      path: transcript.fence.place.path,
      line: transcript.fence.place.line,
      column: comparison.column
    )
    guard let program = named[comparison.block] else {
      return unknownBlock(comparison.block, at: place)
    }
    let lines = programs[program].transcripts
      .filter {
        $0.technology == transcript.technology && !$0.isScreen && $0.fence != transcript.fence
      }
      .flatMap(\.fence.body)
    if transcript.fence.body.isEmpty || lines.isEmpty {
      return Diagnostic(
        .comparedTranscript,
        at: place,
        "there are no lines to compare",
        help: "let both blocks have a '\(transcript.fence.info.name)' fence with lines"
      )
    }
    let missing = transcript.fence.body.indexOfFirst(missingIn: lines)
    return switch (comparison.isSame, missing) {
    case (true, nil), (false, _?): nil
    case (true, let line?):
      difference(of: transcript.fence, at: line, from: comparison.block, lines)
    case (false, nil): likeness(to: comparison.block, at: place)
    }
  }

  private func unknownBlock(_ name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .comparedTranscript,
      at: place,
      "no block of this page that runs is named '\(name)'",
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
      "the block '\(name)' does not say this line, or not in this order",
      details: lines,
      help: """
        let both listings say the same, or write 'differs-from=\(name)' and say on the page why \
        they differ
        """
    )
  }

  private func likeness(to name: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
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
