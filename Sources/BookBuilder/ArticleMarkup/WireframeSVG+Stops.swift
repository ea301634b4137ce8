import AccessibilityTree
import Articles
import Markup
import SnippetMessages

extension WireframeSVG {
  private var cursors: [Rect] {
    CursorPlaces(
      frames: wireframe.stops.map(\.frame),
      letters: shapes.compactMap(\.letters),
      width: wireframe.drawing.screen.width
    )
    .all
  }

  /// The frames of the stops.
  var frames: [HTML] {
    guard !wireframe.stops.isEmpty else { return [] }
    let screen = wireframe.drawing.screen
    // Each stop keeps its frame, as players count them.
    return [path(cursors.map { $0.moved(to: screen).outline(radius: 0) }.joined(), .stops)]
  }

  /// A number for each stop, outside of its frame wherever there is room.
  var numbers: [HTML] {
    let screen = wireframe.drawing.screen
    let shown = device.shown
    // Numbers of stops beside the screen would lie on one another at its edge.
    let seen = zip(wireframe.stops, cursors).filter { stop, frame in
      frame.isSeen(between: screen) && frame.intersects(shown)
    }
    guard !seen.isEmpty else { return [] }
    var places = NumberPlaces(
      shapes: shapes,
      frames: seen.map(\.1),
      screen: Rect(x: 0, y: shown.y, width: screen.width, height: shown.height)
    )
    let marks = seen.map { places.take(beside: $0.1) }
    let leaders = zip(marks, seen).map { mark, stop in
      mark.leader(to: stop.1)
    }
    .joined()
    // A line of no length with round ends is a disc.
    let discs = marks.map { "M\($0.center.x.whole) \($0.center.y.whole)h0" }.joined()
    let numbers = zip(seen, marks).map { stop, mark in
      HTML.element(
        name: "text",
        attributes: [
          Attribute("x", mark.center.x.whole), Attribute("y", (mark.center.y + 5).whole),
        ],
        content: .text(String(stop.0.number))
      )
    }
    let size = form.dialect == .html ? [] : [Attribute("font-size", "15")]
    return (leaders.isEmpty ? [] : [path(leaders, .leaders)]) + [
      path(discs, .discs),
      .element(name: "g", attributes: [form.classes(.numbers)] + size, content: .group(numbers)),
    ]
  }
}
