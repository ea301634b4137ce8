package import Foundation
package import SnippetMessages
package import SnippetNotation

/// What a run of a program left behind.
package struct ProgramOutcome: Sendable {
  /// The program.
  package var program: Program
  /// How its process ended; `nil` if the host did not come to it.
  var ending: HostEnding?
  /// What happened, in order.
  package var events: [StageEvent]
  /// What it printed.
  package var output: Data
  /// What it wrote to standard error.
  package var errors: String
  /// Where the program's code stood when it ran, if it may stand elsewhere by now.
  var formerPlaces: CodePlaces?

  /// What the system did not keep it from.
  package var missing: Protections { ending?.missing ?? [] }

  /// Creates an outcome.
  package init(
    program: Program,
    ending: HostEnding?,
    events: [StageEvent],
    output: Data,
    errors: String
  ) {
    self.program = program
    self.ending = ending
    self.events = events
    self.output = output
    self.errors = errors
  }

  /// Creates the outcome of a program that came to its end.
  package init(program: Program, events: [StageEvent], output: Data) {
    let ending = HostEnding(
      symbol: program.entry,
      exitStatus: 0,
      signal: 0,
      timedOut: false,
      milliseconds: 0
    )
    self.init(program: program, ending: ending, events: events, output: output, errors: "")
  }
}
