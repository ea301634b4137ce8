package import AccessibilityTree
package import AssistiveTechnology
package import Foundation
package import SnippetMessages
package import SnippetNotation
import SourceText

/// The result of running a program: how it ended, its events and its output.
///
/// It may come from the cache; `formerLocations` are then the locations of the code at that time.
package struct ProgramOutcome: Sendable {
  package var program: Program
  /// How its process ended; `nil` if the host ended before running it.
  var ending: EntryTermination?
  package var events: [StageEvent]
  /// A line of its events that only the program itself can have written.
  var foreignLine: String?
  package var output: Data
  package var errors: String
  var formerLocations: CodeLocations?

  package var missing: Protections { ending?.missing ?? [] }

  package init(
    program: Program,
    ending: EntryTermination?,
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

  init(
    program: Program,
    ending: EntryTermination?,
    log: ReportedEvents,
    output: Data,
    errors: String
  ) {
    self.init(
      program: program,
      ending: ending,
      events: log.events,
      output: output,
      errors: errors
    )
    foreignLine = log.foreignLine
  }

  package init(program: Program, events: [StageEvent], output: Data) {
    let ending = EntryTermination(
      symbol: program.entry,
      exitStatus: 0,
      signal: 0,
      timedOut: false,
      hasFinished: true,
      milliseconds: 0
    )
    self.init(program: program, ending: ending, events: events, output: output, errors: "")
  }

  package var isFinished: Bool {
    guard let ending, events.suffix(2).contains(where: \.isEnd) else { return false }
    return ending.hasFinished && ending.signal == 0 && ending.exitStatus == 0
      && ending.exceeded == nil && foreignLine == nil
  }

  package var ranOutOfTime: Bool { ending?.timedOut ?? false }

  var time: Duration { .milliseconds(ending?.milliseconds ?? 0) }

  /// The last step that began, or -1.
  package var lastStep: Int {
    events.reduce(-1) { last, event in
      if case .began(let step, _) = event { max(last, step) } else { last }
    }
  }

  package func transcript(of step: Int) -> Transcript? {
    for case .heard(step, let transcript, _) in events { return transcript }
    return nil
  }

  func drawnScreens(of step: Int) -> [DrawnScreen] {
    events.compactMap { event in
      if case .drawn(step, let screen) = event { screen } else { nil }
    }
  }

  func concealedTexts(of step: Int) -> [ElementID: [String]] {
    for case .heard(step, _, let concealed?) in events { return concealed }
    return [:]
  }

  package func unsizedElements(of step: Int) -> [UnsizedElement] {
    for case .unsized(step, let elements) in events { return elements }
    return []
  }

  /// What broke its promise on the screen of a step.
  func brokenPromises(of step: Int) -> [BrokenPromise] {
    for case .used(step, let broken) in events { return broken }
    return []
  }

  package func output(of step: Int) -> [String] {
    var start: Int?
    var end: Int?
    for event in events {
      switch event {
      case .began(step, let offset): start = offset
      case .began(_, let offset), .finished(let offset): if start != nil { end = end ?? offset }
      default: break
      }
    }
    guard let start, let end, start < end, end <= output.count else { return [] }
    // Normalize to what Markdown can represent: no carriage returns at line ends, no NUL.
    var text = String(decoding: output[start..<end], as: UTF8.self)
    if text.utf8.contains(0) { text.replace("\0", with: "\u{FFFD}") }
    var lines = SourceLines(text)[...]
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}

extension StageEvent {
  fileprivate var isEnd: Bool { if case .finished = self { true } else { false } }
}
