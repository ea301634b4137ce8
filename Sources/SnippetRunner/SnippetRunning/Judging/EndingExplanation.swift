package import Diagnostics
import Foundation
import SnippetMessages
import SnippetNotation

/// Says why a program did not come to its end, where, and what to do about it.
package struct EndingExplanation {
  /// What the run left behind.
  private let outcome: ProgramOutcome
  /// The bounds it ran in.
  private let limits: RunLimits

  /// Takes what a run left behind, and its bounds.
  package init(outcome: ProgramOutcome, limits: RunLimits) {
    self.outcome = outcome
    self.limits = limits
  }

  /// The finding, at the line of the crash if it is known, else at the step that did not end.
  package func diagnostic(step: Int) -> Diagnostic {
    let places = CodePlaces(of: outcome.program)
    let former = outcome.formerPlaces ?? places
    var frame = CrashReport(outcome.errors)?.location(in: former.paths)
    if let found = frame, let line = found.line,
      let place = former.moved(found.path, line: line, to: places)
    {
      frame = SourceLocation(path: place.path, line: place.line, column: found.column)
    }
    let reason = reason
    return Diagnostic(
      reason.rule,
      at: frame ?? location(of: step),
      reason.summary,
      help: reason.help
    )
  }

  private var reason: (rule: Rule, summary: String, help: String?) {
    guard let ending = outcome.ending else {
      let cause = outcome.errors.split(separator: "\n").first.map { ": \($0)" } ?? ""
      return (
        .endedHost, "the program that runs snippets ended before it came to this block\(cause)",
        cause.contains(EarlyCode.subject)
          ? "leave out what runs while the code is loaded, such as functions in '.init_array'"
          : "run the check again, and report it if that happens twice"
      )
    }
    if ending.timedOut {
      return (
        .timeout, "stopped after \(Self.text(limits.seconds)) s",
        "look for an endless loop, or give \(isFile ? "it" : "the check") more time with '--timeout'"
      )
    }
    if ending.signal == Int(SIGXFSZ) {
      return (
        .outputLimit, "stopped after printing more than \(limits.outputBytes / 1024) KiB",
        "look for an endless loop, or print less"
      )
    }
    // A program that told of its error has ended by it, whatever happens while the process goes.
    for case .failed(step: _, let message) in outcome.events {
      return uncaught(message)
    }
    if ending.signal != 0 {
      return crash(signal: ending.signal)
    }
    return (
      .earlyExit, "left the process with exit status \(ending.exitStatus)",
      isFile
        ? "let the code run to its last line"
        : "let the block run to its last line, or mark it 'compiles'"
    )
  }

  /// Whether the code is no block of a page, whose promise the author could change.
  private var isFile: Bool {
    outcome.program.speech != nil || outcome.program.place?.language != nil
  }

  private func crash(signal: Int) -> (rule: Rule, summary: String, help: String?) {
    if CrashReport.tellsOfMissingMemory(outcome.errors) {
      return (
        .memoryLimit,
        "stopped when it needed more than \(Self.size(limits.memoryBytes)) of memory",
        "look for an endless loop that keeps what it makes, or use less memory"
      )
    }
    let help =
      isFile
      ? "mend the line; what a storyboard or another part of the app would set is not set here"
      : "mend the line, or mark the block 'compiles' if it is not meant to run"
    if let reason = CrashReport.reason(in: outcome.errors) {
      if let error = Self.uncaughtError(in: reason) { return uncaught("threw an error: \(error)") }
      // What Interface Builder makes says itself what to do.
      let isComplete = reason.contains("cannot be read here")
      return (.crash, reason, isComplete ? nil : missingOutlet(reason) ?? help)
    }
    return signal == Int(SIGSEGV)
      ? (
        .crash, "crashed with signal \(signal), a forbidden access to memory",
        "look for a function or property that calls itself for ever"
      )
      : (.crash, "crashed with signal \(signal)", help)
  }

  private func uncaught(_ message: String) -> (rule: Rule, summary: String, help: String?) {
    (
      .earlyExit, message,
      isFile ? nil : "catch it with 'do' and 'catch', or mark the block 'compiles'"
    )
  }

  /// The error that ended a program compiled as a script, without the name of the program's module.
  private static func uncaughtError(in reason: String) -> Substring? {
    reason.firstMatch(of: #/^Fatal error: Error raised at top level: (?:Snippet_\d+\.)?(.*)$/#)?.1
  }

  /// What to do where an outlet is missing; `nil` if none can be.
  private func missingOutlet(_ reason: String) -> String? {
    let hasOutlets = outcome.program.blocks.flatMap(\.pieces).contains {
      $0.text.contains("@IBOutlet")
    }
    guard hasOutlets, reason.contains("implicitly unwrapping") else { return nil }
    return
      "a nib or storyboard sets the outlets, and neither can be read here: make the views in code, "
      + "or set the outlets first, as in --show"
  }

  private func location(of step: Int) -> SourceLocation? {
    if let offer = outcome.program.speech?.offers.first(where: { $0.step == step }) {
      return offer.location(in: outcome.program)
    }
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

  /// A number of bytes in the largest unit that holds it without a rest.
  private static func size(_ bytes: Int) -> String {
    let units = ["bytes", "KiB", "MiB", "GiB"]
    var (count, unit) = (bytes, 0)
    while count >= 1024, count % 1024 == 0, unit + 1 < units.count {
      count /= 1024
      unit += 1
    }
    return "\(count) \(units[unit])"
  }
}
