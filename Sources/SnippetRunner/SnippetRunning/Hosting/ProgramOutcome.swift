package import AccessibilityTree
package import AssistiveTechnology
package import Foundation
package import SnippetMessages
package import SnippetNotation
import SourceText

/// What a run of a program left behind.
package struct ProgramOutcome: Sendable {
  package var program: Program
  /// How its process ended; `nil` if the host did not come to it.
  var ending: HostEnding?
  /// What happened, in order.
  package var events: [StageEvent]
  package var output: Data
  /// What it wrote to standard error.
  package var errors: String
  /// Where the program's code stood when it ran, if it may stand elsewhere by now.
  var formerPlaces: CodePlaces?

  /// What the system did not keep it from.
  package var missing: Protections { ending?.missing ?? [] }

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

extension ProgramOutcome {
  /// Whether the program came to its end.
  package var isFinished: Bool {
    events.contains { if case .finished = $0 { true } else { false } }
      && ending?.signal == 0 && ending?.exitStatus == 0
  }

  /// How long it ran; nothing if the host did not come to it.
  var time: Duration { .milliseconds(ending?.milliseconds ?? 0) }

  /// The last step that began; -1 if none did.
  package var lastStep: Int {
    events.reduce(-1) { last, event in
      if case .began(let step, _) = event { max(last, step) } else { last }
    }
  }

  package func transcript(of step: Int) -> Transcript? {
    for case .heard(step, let transcript, _) in events { return transcript }
    return nil
  }

  /// The screens that were drawn at a step, in their order.
  func drawnScreens(of step: Int) -> [DrawnScreen] {
    events.compactMap { event in
      if case .drawn(step, let screen) = event { screen } else { nil }
    }
  }

  /// The texts of views inside elements without a label at a step, by element.
  func concealedTexts(of step: Int) -> [ElementID: [String]] {
    for case .heard(step, _, let concealed?) in events { return concealed }
    return [:]
  }

  /// The elements that layout left without a size at a step.
  package func unsizedElements(of step: Int) -> [UnsizedElement] {
    for case .unsized(step, let elements) in events { return elements }
    return []
  }

  /// The lines printed during a step.
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
    // A page holds lines as Markdown has them: no carriage return ends in one, nor does a zero byte.
    var text = String(decoding: output[start..<end], as: UTF8.self)
    if text.utf8.contains(0) { text.replace("\0", with: "\u{FFFD}") }
    var lines = SourceLines(text)[...]
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}
