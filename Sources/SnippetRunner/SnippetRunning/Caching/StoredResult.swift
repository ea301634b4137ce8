package import Foundation
package import SnippetCompiling
package import SnippetMessages
package import SnippetNotation

/// A program's result, as far as its code and what lies around it decide it.
package enum StoredResult: Hashable, Codable, Sendable {
  /// The program ran to its end and did everything it was asked.
  case ran(events: [StageEvent], output: Data)
  /// The program ended early, or could not do what it was asked.
  case failed(Failure)
  case compiled
  case rejected(messages: [CompilerMessage], places: CodePlaces)

  /// What a run left behind that failed.
  package struct Failure: Hashable, Codable, Sendable {
    var ending: HostEnding
    var events: [StageEvent]
    var output: Data
    var errors: String
    /// Where the code stood, which `errors` may name.
    var places: CodePlaces
  }
}

extension StoredResult {
  /// What a run came to; `nil` if it may come to something else on another day.
  package init?(_ outcome: ProgramOutcome) {
    let isWhole = outcome.events.allSatisfy { event in
      if case .failed = event { false } else { true }
    }
    if outcome.isFinished, isWhole {
      self = .ran(events: outcome.events, output: outcome.output)
      return
    }
    // A busy machine runs out of time and memory, and somebody else may kill a process.
    guard let ending = outcome.ending, !ending.timedOut, ending.signal != SIGKILL,
      !CrashReport.tellsOfMissingMemory(outcome.errors)
    else { return nil }
    self = .failed(
      Failure(
        ending: ending,
        events: outcome.events,
        output: outcome.output,
        errors: outcome.errors,
        places: CodePlaces(of: outcome.program)
      )
    )
  }

  /// The outcome of a program that this is the result of; `nil` if it was not run.
  package func outcome(of program: Program) -> ProgramOutcome? {
    switch self {
    case .ran(let events, let output):
      return ProgramOutcome(program: program, events: events, output: output)
    case .failed(let failure):
      var outcome = ProgramOutcome(
        program: program,
        ending: failure.ending,
        events: failure.events,
        output: failure.output,
        errors: failure.errors
      )
      outcome.formerPlaces = failure.places
      return outcome
    case .compiled, .rejected: return nil
    }
  }
}

/// Where the code of a program stood when it was checked: what was said of a line then is said of the same
/// code where it stands now.
package struct CodePlaces: Hashable, Codable, Sendable {
  private var runs: [Run]

  /// Lines of a file that stay together.
  private struct Run: Hashable, Codable {
    var path: String
    var line: Int
    var count: Int
  }

  /// The places of a program's code, in the order of its steps.
  package init(of program: Program) {
    runs = program.steps.flatMap { step -> [Run] in
      switch step {
      case .code(let block, _):
        block.pieces.map { Run(path: $0.path, line: $0.firstLine, count: Self.lines($0.text) + 1) }
      case .transcript(let fence):
        // A screen is a constant that begins in the line before.
        [
          Run(
            path: fence.fence.place.path,
            line: fence.fence.place.line - 1,
            count: Self.lines(fence.expression) + 2
          )
        ]
      }
    }
  }

  var paths: [String] { runs.map(\.path) }

  /// The place of a line among newer places of the same code; `nil` if it is none of the code's.
  func moved(_ path: String, line: Int, to places: CodePlaces) -> (path: String, line: Int)? {
    for (old, new) in zip(runs, places.runs)
    where old.path == path && (old.line..<(old.line + old.count)).contains(line) {
      return (new.path, new.line + line - old.line)
    }
    return nil
  }

  private static func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}
