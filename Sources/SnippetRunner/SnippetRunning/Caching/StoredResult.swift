package import Foundation
package import SnippetMessages

/// A program's result, as far as it is worth keeping.
///
/// Only what went well is cached: a failure is tried again, so that its places are those of the page
/// as it is now.
package enum StoredResult: Hashable, Codable, Sendable {
  /// The program ran to its end.
  case ran(events: [StageEvent], output: Data)
  /// The program compiled.
  case compiled
  /// The compiler rejected the program, as it should, with these errors.
  case rejected(errors: [String])
}

extension StoredResult {
  /// The result of a run that came to its end and did everything it was asked; `nil` for another.
  package init?(_ outcome: ProgramOutcome) {
    let isWhole = outcome.events.allSatisfy { event in
      if case .failed = event { false } else { true }
    }
    guard outcome.isFinished, isWhole else { return nil }
    self = .ran(events: outcome.events, output: outcome.output)
  }
}
