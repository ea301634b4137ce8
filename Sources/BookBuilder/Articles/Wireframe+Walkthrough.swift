import AccessibilityTree
import AssistiveTechnology
import SnippetMessages
import SnippetNotation
import SpeechRules

extension Wireframe {
  /// The drawing of a walkthrough; `nil` if nothing was drawn.
  ///
  /// The drawing shows the screen at the start. Where a gesture changed the screen, the lines after
  /// it belong to nothing on it.
  init?(_ walkthrough: Walkthrough) {
    guard let drawing = walkthrough.drawing else { return nil }
    self.init(
      drawing: drawing,
      stops: [],
      places: [],
      overlays: Self.overlays(of: walkthrough)
    )
    var isSame = true
    var known: [ElementID: Int] = [:]
    for entry in walkthrough.transcript.entries {
      switch entry {
      case .event(let event, _, rule: _, parts: _) where event.changesScreen:
        isSame = false
      case .spoken(_, let element):
        guard isSame, let element, element.frame.width > 0, element.frame.height > 0 else {
          places.append(nil)
          continue
        }
        let place = known[element.id] ?? stops.count
        if known.updateValue(place, forKey: element.id) == nil {
          stops.append(Stop(number: places.count + 1, frame: element.frame))
          draw(element)
        }
        places.append(place)
      case .event, .command, .shown: continue
      }
    }
  }

  /// Draws the place of an element that the app draws by itself, with its name in words: without it
  /// there would be an empty frame.
  private mutating func draw(_ element: AccessibilityElement) {
    // What lies beside the screen is neither seen nor told.
    guard element.frame.isSeen(between: drawing.screen) else { return }
    let isSeen = drawing.shapes.contains { shape in
      switch shape {
      case .area, .shade: false
      case .text(let line):
        element.frame.contains(Point(x: line.x + line.width / 2, y: line.baseline - line.size / 3))
      case .tint(let rect, _), .paint(let rect, _, _), .thumb(let rect, _), .edge(let rect, _),
        .fill(let rect, _),
        .picture(let rect, _, _), .symbol(let rect, _, _):
        element.frame.intersects(rect)
      }
    }
    guard !isSeen else { return }
    drawing.shapes += element.shapes(in: drawing.look)
    drawing.parts.append(element.part)
  }
}
