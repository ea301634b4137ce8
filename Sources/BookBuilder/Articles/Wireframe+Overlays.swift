import AssistiveTechnology
import SnippetNotation

extension Wireframe {
  /// What lies over a drawing while a user works on the screen, each state of it once.
  ///
  /// The drawing shows the screen at the start; from the step on at which another screen appears,
  /// nothing on it is marked.
  static func overlays(of walkthrough: Walkthrough) -> [Overlay] {
    var overlays: [Overlay] = []
    for (step, marks) in walkthrough.overlays.prefix(walkthrough.stepsOnScreen).enumerated()
    where !marks.isEmpty {
      if let known = overlays.firstIndex(where: { $0.marks == marks }) {
        overlays[known].steps.append(step)
      } else {
        overlays.append(Overlay(marks: marks, steps: [step]))
      }
    }
    return overlays
  }
}

extension Walkthrough {
  /// How many steps, from command to command, pass before another screen appears.
  fileprivate var stepsOnScreen: Int {
    var steps = 0
    for (index, entry) in transcript.entries.enumerated() {
      switch entry {
      case .command: steps += 1
      case .event(let event, _, rule: _, parts: _) where event.changesScreen:
        return max(0, steps - 1)
      case .spoken, .event, .shown: if index == 0 { steps += 1 }
      }
    }
    return steps
  }
}
