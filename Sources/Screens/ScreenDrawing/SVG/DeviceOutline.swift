import AccessibilityTree

/// The phone around a screen, as far as it is drawn.
///
/// A screen that holds little is cut: where the phone goes on, its edge is a wave.
struct DeviceOutline {
  /// The part of the screen that is shown, in points, with what a frame needs around it.
  let shown: Rect
  /// The whole picture: the phone, and the room for numbers on both sides.
  let box: Rect
  /// The edge of the phone, as a path.
  let outline: String
  /// Whether the top of the screen is shown.
  private let hasTop: Bool
  /// Whether nothing of the app lies where the system shows the time.
  private let hasTime: Bool
  /// Whether the end of the screen is shown.
  private let hasEnd: Bool
  private let screen: Rect

  /// The height of the bar with the time, in points.
  ///
  /// Source: safe area of phones with a screen of 402 points; A.
  static let barHeight = 62.0
  /// How far the edge of the phone lies from the screen, in points.
  static let bezel = 7.0
  /// How wide the room for numbers is on each side, in points.
  static let margin = 34.0
  /// How much of the screen may lie empty before it is cut, in points.
  private static let emptiness = 150.0

  /// The outline around the part of a screen that holds something.
  init(screen: Rect, content: [Rect]) {
    self.screen = screen
    let top = content.map(\.y).min() ?? 0
    let bottom = content.map(\.bottom).max() ?? screen.height
    hasTop = top < Self.barHeight + Self.emptiness
    hasTime = hasTop && top >= 48
    hasEnd = bottom <= screen.height && bottom > screen.height - Self.emptiness
    let start = hasTop ? 0 : top - 26
    let end = hasEnd ? screen.height : max(bottom, start + 26) + 26
    let frame = 3.0
    let part = Rect(x: 0, y: start, width: screen.width, height: end - start)
    shown = part.widened(dx: frame)
    box = part.widened(dx: Self.margin, dy: 12)
    let (up, down) = (hasTop ? Self.bezel : 0, hasEnd ? Self.bezel : 0)
    let phone = Rect(0, start - up, screen.width, end - start + up + down).widened(dx: Self.bezel)
    outline = Self.path(phone, hasTop: hasTop, hasEnd: hasEnd)
  }

  /// The edge, from its upper left corner on, round at the ends of the phone and a wave where it
  /// is cut.
  private static func path(_ area: Rect, hasTop: Bool, hasEnd: Bool) -> String {
    let radius = 54.0
    let wave = area.width / 8
    let (r, w) = (radius.whole, (area.width - 2 * radius).whole)
    let start = hasTop ? area.y + radius : area.y
    let end = hasEnd ? area.bottom - radius : area.bottom
    let (half, crest) = ((wave / 2).whole, wave.whole)
    let top =
      hasTop
      ? "a\(r) \(r) 0 0 1 \(r)-\(r)h\(w)a\(r) \(r) 0 0 1 \(r) \(r)"
      : "q\(half)-9 \(crest) 0" + String(repeating: "t\(crest) 0", count: 7)
    let bottom =
      hasEnd
      ? "a\(r) \(r) 0 0 1-\(r) \(r)h-\(w)a\(r) \(r) 0 0 1-\(r)-\(r)"
      : "q-\(half) 9-\(crest) 0" + String(repeating: "t-\(crest) 0", count: 7)
    return "M\(area.x.whole) \(start.whole)\(top)V\(end.whole)\(bottom)z"
  }

  /// What the system itself shows: the time, the camera, and the line at the end that one swipes.
  var bar: [SVGElement] {
    var pills = ""
    if hasTime {
      pills += Rect(x: screen.width / 2 - 60, y: 13, width: 120, height: 34).outline(radius: 17)
    }
    if hasEnd {
      let line = Rect(x: screen.width / 2 - 68, y: screen.height - 13, width: 136, height: 5)
      pills += line.outline(radius: 2.5)
    }
    let time = SVGElement(
      name: "text",
      attributes: [
        .classes([.soft]), .named("x", "48"), .named("y", "36"), .named("font-weight", "600"),
      ],
      text: "9:41"
    )
    return (pills.isEmpty ? [] : [.path(pills, .fill)]) + (hasTime ? [time] : [])
  }
}
