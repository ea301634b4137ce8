package import Diagnostics
import Foundation
import SnippetMessages
import SnippetNotation

package struct TerminationReason {
  private let outcome: ProgramOutcome
  private let limits: RunLimits

  package init(outcome: ProgramOutcome, limits: RunLimits) {
    self.outcome = outcome
    self.limits = limits
  }

  /// A finding at the line of the crash if it is known, or at the step that didn't end.
  package func diagnostic(step: Int) -> Diagnostic {
    let locations = CodeLocations(of: outcome.program)
    let former = outcome.formerLocations ?? locations
    var frame = CrashReport(outcome.errors)?.location(in: former.paths)
    if let found = frame, let line = found.line,
      let moved = former.moved(found.path, line: line, to: locations)
    {
      frame = SourceLocation(path: moved.path, line: moved.line, column: found.column)
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
        .hostTerminated,
        "the process that runs snippets ended before it reached this block\(cause)",
        cause.contains(LoadTimeCode.subject)
          ? "remove code that runs while it is loaded, such as functions in '.init_array'"
          : "run the check again, and report the problem if it happens again"
      )
    }
    if ending.timedOut {
      return (
        .timeout, "stopped after \(Self.text(limits.seconds)) s",
        "look for an endless loop, or set a longer time limit with '--timeout'; to try again, "
          + "add '--no-cache'"
      )
    }
    if let reason = overrun(ending.exceeded) { return reason }
    if ending.signal == Int(SIGXFSZ) {
      return (
        .outputLimit, "stopped after printing more than \(limits.outputBytes / 1024) KiB",
        "look for an endless loop, or print less"
      )
    }
    // After an uncaught error, a crash on exit doesn't matter.
    for case .failed(step: _, let message) in outcome.events {
      return message == StageFile.fullLog ? fullLog : uncaught(message)
    }
    if ending.signal != 0 {
      return crash(signal: ending.signal)
    }
    if let line = outcome.foreignLine {
      return (
        .earlyExit, "wrote to the file that reports its results: \(line)",
        "don't write to the file '\(StageFile.events(0))', which the tool reads"
      )
    }
    return (
      .earlyExit, "exited with status \(ending.exitStatus)",
      isFile
        ? "remove the exit, so that the code runs to its last line"
        : "remove the exit, so that the block runs to its last line, or mark the block 'compiles'"
    )
  }

  private var fullLog: (rule: Rule, summary: String, help: String?) {
    (
      .outputLimit,
      "\(StageFile.fullLog): more than \(Self.size(StageFile.eventParts * limits.outputBytes))",
      "show fewer elements, or make the commands fewer"
    )
  }

  private func overrun(
    _ limit: EntryTermination.Exceeded?
  ) -> (rule: Rule, summary: String, help: String?)? {
    switch limit {
    // The process that prints the backtrace counts as well, if it starts before the end is noticed.
    case .memory where CrashReport.indicatesOutOfMemory(outcome.errors): outOfMemory
    case .memory:
      (
        .memoryLimit,
        "stopped after its processes used more than \(Self.size(limits.memoryBytes)) of memory",
        "start fewer processes, or use less memory in each"
      )
    case .directory:
      (
        .outputLimit,
        "stopped after writing more than \(limits.files) files or \(Self.size(limits.folderBytes))",
        "look for an endless loop, or write less"
      )
    case nil: nil
    }
  }

  /// Whether the code is from a file or a template, which have no options such as 'compiles'.
  private var isFile: Bool {
    outcome.program.speech != nil || outcome.program.place?.language != nil
  }

  private var outOfMemory: (rule: Rule, summary: String, help: String?) {
    (
      .memoryLimit, "stopped after using more than \(Self.size(limits.memoryBytes)) of memory",
      "look for an endless loop that stores its results, or use less memory"
    )
  }

  private func crash(signal: Int) -> (rule: Rule, summary: String, help: String?) {
    if CrashReport.indicatesOutOfMemory(outcome.errors) { return outOfMemory }
    let help =
      isFile
      ? "fix the line; values that a storyboard or another part of the app sets are missing here"
      : "fix the line, or mark the block 'compiles' if it is not meant to run"
    if let reason = CrashReport.reason(in: outcome.errors) {
      if let error = Self.uncaughtError(in: reason) { return uncaught("threw an error: \(error)") }
      // Errors about nibs and storyboards contain their own advice.
      let isComplete = reason.contains("cannot be read here")
      return (.crash, reason, isComplete ? nil : missingOutlet(reason) ?? help)
    }
    return signal == Int(SIGSEGV)
      ? (
        .crash, "crashed with signal \(signal), an invalid memory access",
        "look for a function or property that calls itself endlessly"
      )
      : (.crash, "crashed with signal \(signal)", help)
  }

  private func uncaught(_ message: String) -> (rule: Rule, summary: String, help: String?) {
    (
      .earlyExit, message,
      isFile ? nil : "catch it with 'do' and 'catch', or mark the block 'compiles'"
    )
  }

  private static func uncaughtError(in reason: String) -> Substring? {
    reason.firstMatch(of: #/^Fatal error: Error raised at top level: (?:Snippet_\d+\.)?(.*)$/#)?.1
  }

  private func missingOutlet(_ reason: String) -> String? {
    let hasOutlets = outcome.program.blocks.flatMap(\.pieces).contains {
      $0.text.contains("@IBOutlet")
    }
    guard hasOutlets, reason.contains("implicitly unwrapping") else { return nil }
    return
      "outlets are set by a nib or storyboard, which cannot be read here: create the views in "
      + "code, or set the outlets first, as in --show"
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

  /// A number of bytes in the largest unit that divides it exactly.
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
