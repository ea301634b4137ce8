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
  /// The program compiled.
  case compiled
  /// The compiler rejected the program.
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
