import AssistiveTechnology
package import Localization
package import ScreenDrawing
import SnippetNotation

/// The data of a figure's player beyond its spoken lines.
///
/// The player steps through the lines and shows the focus on the drawing.
package struct Player: Hashable, Sendable {
  /// The drawing on which the player shows the focus.
  package var wireframe: Wireframe
  /// What is spoken when going backwards, by line number, where it differs from the line.
  package var backwardWalk: [Int: String]

  package static let scriptName = "player.js"

  init?(_ walkthrough: Walkthrough) {
    guard let drawing = walkthrough.drawing else { return nil }
    wireframe = Wireframe(
      drawing,
      transcript: walkthrough.transcript,
      overlays: walkthrough.overlays
    )
    let lines = walkthrough.transcript.lines
    // Going back starts from the last line, so the first line spoken is the one before it.
    let back = Transcript(entries: walkthrough.backwardWalk).lines
    let differences = zip(lines.dropLast().reversed(), back).enumerated()
      .filter { $0.element.0 != $0.element.1 }
      .map { (lines.count - 1 - $0.offset, $0.element.1) }
    backwardWalk = Dictionary(differences) { first, _ in first }
  }
}

extension SharedInterfaceText {
  /// A text alternative of a drawing: its contents, and where its numbers or overlays are
  /// explained.
  ///
  /// - Parameter hasLines: whether the figure has its own list of lines. Otherwise the numbers
  ///   refer to the previous list.
  package func description(of wireframe: Wireframe, hasLines: Bool) -> String {
    let numbered = hasLines ? self.screens.picture : self.screens.samePicture
    let picture = wireframe.overlays.isEmpty ? numbered : self.screens.overlaidPicture
    let parts = self.screens.description(of: wireframe.drawing.parts)
    return parts.isEmpty ? picture : "\(self.screens.shows(parts)) \(picture)"
  }
}

extension InterfaceText.Screens: PartWords {
  package func name(of kind: ScreenPart.Kind) -> String { parts[kind].name }
  package func name(of kind: ScreenPart.Kind, count: Int) -> String { parts[kind].count(count) }
  package func name(_ part: String, saying words: String) -> String { named(part, words) }
  package func name(_ part: String, holding inner: String) -> String { holding(part, inner) }
  package func name(_ parts: String, eachHolding inner: String) -> String { each(parts, inner) }
}

extension InterfaceText.Screens.Parts {
  fileprivate subscript(kind: ScreenPart.Kind) -> InterfaceText.Screens.Part {
    switch kind {
    case .navigationBar: navigationBar
    case .tabBar: tabBar
    case .toolbar: toolbar
    case .row: row
    case .card: card
    case .heading: heading
    case .text: text
    case .price: price
    case .picture: picture
    case .symbol: symbol
    case .button: button
    case .field: field
    case .toggle: toggle
    case .slider: slider
    case .stepper: stepper
    case .segments: segments
    case .progress: progress
    case .pages: pages
    case .wheel: wheel
    case .spinner: spinner
    case .link: link
    }
  }
}
