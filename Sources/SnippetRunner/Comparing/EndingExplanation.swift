import Diagnostics
import Foundation
import SnippetMessages

/// Says why a program did not come to its end, and where.
struct EndingExplanation {
  /// What the run left behind.
  let outcome: ProgramOutcome
  /// The bounds it ran in.
  let limits: RunLimits

  /// The finding, at the line of the crash if it is known, else at the step that did not end.
  func diagnostic(step: Int) -> Diagnostic {
    let frame = CrashReport(outcome.errors)?.location { path in
      outcome.program.blocks.contains { $0.fence.place.path == path }
    }
    return Diagnostic(
      id: id,
      at: frame ?? location(of: step),
      summary,
      help: outcome.ending?.timedOut == true
        ? "look for an endless loop, or give the check more time with '--timeout'" : nil
    )
  }

  private var id: String {
    guard let ending = outcome.ending else { return "host" }
    if ending.timedOut { return "timeout" }
    return ending.signal == 0 ? "exit" : "crash"
  }

  private var summary: String {
    guard let ending = outcome.ending else { return "the program that runs snippets failed" }
    if ending.timedOut { return "stopped after \(Self.text(limits.seconds)) s" }
    if ending.signal == Int(SIGXFSZ) {
      return "stopped after printing more than \(limits.outputBytes / 1024) KiB"
    }
    if ending.signal != 0 {
      return CrashReport.reason(in: outcome.errors) ?? "crashed with signal \(ending.signal)"
    }
    for case .failed(step: _, let message) in outcome.events { return message }
    if let first = outcome.errors.split(separator: "\n").first, ending.exitStatus > 120 {
      return "the compiled snippet cannot be loaded: \(first)"
    }
    return "left the process with exit status \(ending.exitStatus)"
  }

  private func location(of step: Int) -> SourceLocation? {
    let steps = outcome.program.steps
    guard steps.indices.contains(step) else {
      return outcome.program.blocks.first?.fence.location()
    }
    switch steps[step] {
    case .code(let block, _): return block.fence.location()
    case .transcript(let transcript): return transcript.fence.location()
    }
  }

  private static func text(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
