import AccessibilityTree
import Articles
import Markup
import SnippetMessages

extension WireframeSVG {
  /// How far a frame stands off from what it frames, as that of VoiceOver does.
  private static let gap = 2.0

  /// The frames, and a number at the corner of each.
  var stops: [HTML] {
    guard !wireframe.stops.isEmpty else { return [] }
    let cursors = wireframe.stops.map { $0.frame.widened(by: Self.gap) }
    let screen = wireframe.drawing.screen
    // Each stop keeps its frame, as players count them.
    let frames = cursors.map { $0.moved(to: screen).outline(radius: 0) }.joined()
    // Numbers of stops beside the screen would lie on one another at its edge.
    let seen = zip(wireframe.stops, cursors).filter { $0.1.isSeen(on: screen) }
    let corners = seen.map { badge(of: $0.1) }
    // A line of no length with round ends is a disc.
    let discs = corners.map { "M\($0.x.whole) \($0.y.whole)h0" }.joined()
    let numbers = zip(seen, corners).map { stop, corner in
      HTML.element(
        name: "text",
        attributes: [
          Attribute("x", corner.x.whole), Attribute("y", (corner.y + 5).whole),
        ],
        content: .text(String(stop.0.number))
      )
    }
    let size = form.dialect == .html ? [] : [Attribute("font-size", "15")]
    return [
      path(frames, .stops), path(discs, .discs),
      .element(name: "g", attributes: [form.classes(.numbers)] + size, content: .group(numbers)),
    ]
  }

  /// The middle of a number: the corner of its frame, as far as that is on the picture.
  private func badge(of frame: Rect) -> Point {
    let area = visibleArea
    return Point(
      x: min(max(frame.x, 11), area.width - 11),
      y: min(max(frame.y, area.y + 11), area.y + area.height - 11)
    )
  }
}

extension Rect {
  /// The area with a margin on every side.
  fileprivate func widened(by gap: Double) -> Rect {
    Rect(x: x - gap, y: y - gap, width: width + 2 * gap, height: height + 2 * gap)
  }
}
