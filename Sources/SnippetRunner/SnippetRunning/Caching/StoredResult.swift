package import Foundation
package import SnippetCompiling
package import SnippetMessages
package import SnippetNotation

/// The part of a program's result that depends only on its code and environment, so that it can be
/// cached.
package enum StoredResult: Hashable, Codable, Sendable {
  /// The program ran to its end, and nothing it was asked to do failed.
  case ran(events: [StageEvent], output: Data)
  case failed(Failure)
  case compiled
  /// The compiler reached its time limit.
  case unfinished(seconds: Int)
  case rejected(messages: [CompilerMessage], places: CodeLocations)

  package struct Failure: Hashable, Codable, Sendable {
    var ending: EntryTermination
    var events: [StageEvent]
    var output: Data
    var errors: String
    /// The locations of the code, which `errors` may mention.
    var places: CodeLocations
  }
}

extension StoredResult {
  /// Returns `nil` if another run may have a different result.
  package init?(_ outcome: ProgramOutcome) {
    let isWhole = outcome.events.allSatisfy { event in
      if case .failed = event { false } else { true }
    }
    if outcome.isFinished, isWhole {
      self = .ran(events: outcome.events, output: outcome.output)
      return
    }
    // A lack of memory may be due to a busy machine, and SIGKILL may come from outside. Waiting for
    // a busy processor hardly counts as time.
    guard let ending = outcome.ending, ending.exceeded == nil, outcome.foreignLine == nil,
      ending.timedOut || ending.signal != SIGKILL,
      !CrashReport.indicatesOutOfMemory(outcome.errors)
    else { return nil }
    self = .failed(
      Failure(
        ending: ending,
        events: outcome.events,
        output: outcome.output,
        errors: outcome.errors,
        places: CodeLocations(of: outcome.program)
      )
    )
  }

  /// The outcome of the program; `nil` if it wasn't run.
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
      outcome.formerLocations = failure.places
      return outcome
    case .compiled, .rejected, .unfinished: return nil
    }
  }
}

/// The locations of a program's code when it was checked.
///
/// They translate compiler messages and crash reports to the current locations of the same code.
package struct CodeLocations: Hashable, Codable, Sendable {
  private var runs: [Run]

  private struct Run: Hashable, Codable {
    var path: String
    var line: Int
    var count: Int
  }

  package init(of program: Program) {
    runs = program.steps.flatMap { step -> [Run] in
      switch step {
      case .code(let block, _):
        block.pieces.map { Run(path: $0.path, line: $0.firstLine, count: Self.lines($0.text) + 1) }
      case .transcript(let fence):
        // The constant for a screen begins on the line before.
        [
          Run(
            path: fence.fence.place.path,
            line: fence.fence.place.line - 1,
            count: Self.lines(fence.screen.expression) + 2
          )
        ]
      }
    }
  }

  var paths: [String] { runs.map(\.path) }

  /// The new location of a line; `nil` if it isn't part of the code.
  func moved(_ path: String, line: Int, to places: CodeLocations) -> (path: String, line: Int)? {
    for (old, new) in zip(runs, places.runs)
    where old.path == path && (old.line..<(old.line + old.count)).contains(line) {
      return (new.path, new.line + line - old.line)
    }
    return nil
  }

  private static func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}
