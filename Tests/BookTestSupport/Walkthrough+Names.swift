import AccessibilityTree
import AssistiveTechnology
import ScreenDrawing
package import SnippetNotation
import SpeechRules

extension Walkthrough {
  /// A walk over elements from top to bottom, each drawn as a text.
  package static func over(_ names: [String], language: String = "en") -> Walkthrough {
    var shapes: [ScreenDrawing.Shape] = []
    var entries: [Transcript.Entry] = []
    for (index, name) in names.enumerated() {
      let frame = Rect(x: 16, y: Double(78 + 60 * index), width: 370, height: 44)
      shapes.append(
        .text(
          ScreenDrawing.Text(
            name,
            x: 16,
            baseline: frame.y + 28,
            width: 60,
            size: 17,
            isBold: false
          )
        )
      )
      let element = AccessibilityElement(id: ElementID(index), label: name, frame: frame)
      let utterance = Utterance(parts: [UtterancePart(.label, name)], language: language)
      entries.append(.spoken(utterance, element: element))
    }
    return Walkthrough(
      technology: .voiceOver,
      language: language,
      transcript: Transcript(entries: entries),
      drawing: ScreenDrawing(screen: Rect(width: 402, height: 874), shapes: shapes),
      backwardWalk: entries.dropLast().reversed()
    )
  }
}
