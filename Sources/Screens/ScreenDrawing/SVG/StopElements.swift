import AccessibilityTree
import AssistiveTechnology

extension ScreenSVG {
  private func cursors(around frames: [Rect]) -> [Rect] {
    let letters = shapes.compactMap(\.letters)
    return CursorLayout(frames: frames, letters: letters, width: wireframe.drawing.screen.width).all
  }

  /// A frame on the screen, or a hidden line next to it for a stop that is off screen.
  private func outline(of frame: Rect, radius: Double) -> String {
    let (screen, margin) = (wireframe.drawing.screen, ScreenDrawing.margin)
    let side = frame.x < screen.x ? screen.x - margin : screen.right + margin
    let hidden = Rect(x: side, y: frame.y, width: 0, height: frame.height)
    return (frame.cut(to: screen, margin: margin) ?? hidden).outline(radius: radius)
  }

  var stopFrames: [SVGElement] {
    guard !wireframe.stops.isEmpty else { return [] }
    // Draw all frames, because the player refers to them by index.
    let frames = cursors(around: wireframe.stops.map(\.frame))
    return [.path(frames.map { outline(of: $0, radius: 0) }.joined(), .stops)]
  }

  /// A number for each visible stop, preferably outside its frame.
  var numbers: [SVGElement] {
    let (screen, shown) = (wireframe.drawing.screen, device.shown)
    // Numbers of stops off screen would pile up at the edge.
    let seen = zip(wireframe.stops, cursors(around: wireframe.stops.map(\.frame)))
      .filter { $1.isHorizontallyVisible(between: screen) && $1.intersects(shown) }
    guard !seen.isEmpty else { return [] }
    var layout = NumberLayout(
      shapes,
      frames: seen.map(\.1),
      screen: Rect(x: 0, y: shown.y, width: screen.width, height: shown.height)
    )
    let marks = seen.map { layout.take(beside: $0.1) }
    let leaders = zip(marks, seen).map { $0.leader(to: $1.1) }.joined()
    // A line of length zero with round caps is a disc.
    let discs = marks.map { "M\($0.center.x.whole) \($0.center.y.whole)h0" }.joined()
    let numbers = zip(seen, marks).map { stop, mark in
      SVGElement(
        name: "text",
        attributes: [.named("x", mark.center.x.whole), .named("y", (mark.center.y + 5).whole)],
        text: String(stop.0.number)
      )
    }
    let size: [SVGElement.Attribute] = isInHTML ? [] : [.named("font-size", "15")]
    return (leaders.isEmpty ? [] : [.path(leaders, .leaders)]) + [
      .path(discs, .discs),
      SVGElement(name: "g", attributes: [.classes([.numbers])] + size, children: numbers),
    ]
  }

  /// The overlays of all steps for scripts, or only the first one without scripts.
  var overlays: [SVGElement] {
    let count = hasScripts ? wireframe.overlays.count : 1
    return zip(wireframe.overlays, tags).prefix(count).enumerated().map { index, overlay in
      element(of: overlay.0, overlay.1, isFirst: index == 0)
    }
  }

  private func element(
    of overlay: Wireframe.Overlay,
    _ tags: [OverlayLabel],
    isFirst: Bool
  ) -> SVGElement {
    let rings = cursors(around: overlay.marks.filter(\.text.isEmpty).map(\.frame))
      .map { outline(of: $0, radius: 8) }.joined()
    var attributes: [SVGElement.Attribute] = [.classes([.marks])]
    if hasScripts {
      let steps = overlay.steps.map(String.init).joined(separator: " ")
      attributes += [.named("data-steps", steps)] + (isFirst ? [.named("data-on", "")] : [])
    }
    return SVGElement(
      name: "g",
      attributes: attributes,
      children: (rings.isEmpty ? [] : [.path(rings, .ring)])
        + (tags.isEmpty ? [] : [.path(tags.map(\.outline).joined(), .tag)])
        + tags.map { element(of: $0.words) }
    )
  }
}
