import Foundation
import SnippetMessages

/// What a run of a program left behind.
struct ProgramOutcome: Sendable {
  /// The program.
  var program: Program
  /// How its process ended; `nil` if the host did not come to it.
  var ending: HostEnding?
  /// What happened, in order.
  var events: [StageEvent]
  /// What it printed.
  var output: Data
  /// What it wrote to standard error.
  var errors: String
}
