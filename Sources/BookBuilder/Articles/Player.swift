import AssistiveTechnology
import SnippetNotation

/// What the player of a figure needs beside its lines: the picture, and what the lines do not say.
package struct Player: Hashable, Sendable {
  /// The picture on which the focus is shown.
  package var wireframe: Wireframe
  /// What is spoken on the way back where it differs from the line, by the number of the line.
  package var wayBack: [Int: String]

  /// The name of the script among the files of the site.
  package static let scriptName = "player.js"
}

extension Player {
  /// The player of a walkthrough; `nil` if nothing was drawn.
  init?(_ walkthrough: Walkthrough) {
    guard let wireframe = Wireframe(walkthrough) else { return nil }
    let lines = walkthrough.transcript.lines
    // The way back begins at the last line but one.
    let back = Transcript(entries: walkthrough.wayBack).lines
    let differences = zip(lines.dropLast().reversed(), back).enumerated()
      .filter { $0.element.0 != $0.element.1 }
      .map { (lines.count - 1 - $0.offset, $0.element.1) }
    self.init(
      wireframe: wireframe,
      wayBack: Dictionary(differences) { first, _ in first }
    )
  }
}
