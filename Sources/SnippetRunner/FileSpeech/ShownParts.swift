import SnippetMessages
import SnippetRunning

/// Which screens of a program show other screens of it as parts of theirs.
struct ShownParts {
  private var parts: [Int: Set<Int>] = [:]
  /// The steps, in order, whose screens include the view of a step.
  private var including: [Int: [Int]] = [:]

  /// - Parameter outcomes: All runs of the program.
  init(_ outcomes: [ProgramOutcome]) {
    for event in outcomes.flatMap(\.events) {
      guard case .examined(let step, let facts) = event else { continue }
      parts[step] = facts.included.subtracting([step])
    }
    for step in parts.keys.sorted() {
      for part in parts[step, default: []] { including[part, default: []].append(step) }
    }
  }

  /// The step of the screen that shows a step's view, preferably of one that no other screen shows.
  func whole(around step: Int) -> Int? {
    let wholes = wholes(around: step)
    return wholes.first { self.wholes(around: $0).isEmpty } ?? wholes.first
  }

  /// Of two screens that show each other, the later one is a part of the earlier one.
  private func wholes(around step: Int) -> [Int] {
    including[step, default: []].filter { whole in
      whole < step || parts[step]?.contains(whole) != true
    }
  }
}
