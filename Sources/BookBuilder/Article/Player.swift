import AssistiveTechnology
import SnippetRunner

/// What the player of a figure needs beside its lines: the picture, and what the lines do not say.
struct Player: Hashable, Sendable {
  /// What the player steps through, for its name.
  var name: String
  /// The picture on which the focus is shown.
  var wireframe: Wireframe
  /// What is spoken on the way back where it differs from the line, by the number of the line.
  var wayBack: [Int: String]

  /// A button of the player that a gesture belongs to.
  enum Move: String, Hashable, Sendable {
    /// A swipe to the right.
    case next
    /// A swipe to the left.
    case back
    /// A swipe up.
    case up
    /// A swipe down.
    case down
    /// A double tap.
    case tap
    /// Any other gesture.
    case other

    /// The button of a gesture in the notation's English.
    init(_ notation: String) {
      switch try? Gesture(parsing: notation) {
      case .swipeRight: self = .next
      case .swipeLeft: self = .back
      case .swipeUp: self = .up
      case .swipeDown: self = .down
      case .doubleTap: self = .tap
      default: self = .other
      }
    }
  }
}

extension Player {
  /// The player of a walkthrough; `nil` if nothing was drawn.
  init?(_ walkthrough: Walkthrough, name: String) {
    guard let wireframe = Wireframe(walkthrough) else { return nil }
    let lines = walkthrough.transcript.lines
    // The way back begins at the last line but one.
    let back = Transcript(entries: walkthrough.wayBack).lines
    let differences = zip(lines.dropLast().reversed(), back).enumerated()
      .filter { $0.element.0 != $0.element.1 }
      .map { (lines.count - 1 - $0.offset, $0.element.1) }
    self.init(
      name: name,
      wireframe: wireframe,
      wayBack: Dictionary(differences) { first, _ in first }
    )
  }
}
