import AccessibilityTree

/// The outline of the phone around the visible part of a screen.
///
/// A mostly empty screen is cut, with a wavy edge where the phone continues.
struct DeviceOutline {
  /// The visible part of the screen, including the space for frames.
  let shown: Rect
  /// The whole picture: the phone with a margin on both sides for numbers.
  let box: Rect
  let outline: String
  private let hasTop: Bool
  /// Whether the status bar is free to show the time.
  private let hasTime: Bool
  private let hasEnd: Bool
  private let screen: Rect

  /// The height of the status bar, in points.
  ///
  /// Source: safe area of phones with a screen of 402 points; A.
  static let barHeight = 62.0
  /// The distance between screen and outline, in points.
  static let bezel = 7.0
  /// The width of each margin for numbers, in points.
  static let margin = 34.0
  private static let emptyHeight = 150.0

  init(screen: Rect, content: [Rect]) {
    self.screen = screen
    let top = content.map(\.y).min() ?? 0
    let bottom = content.map(\.bottom).max() ?? screen.height
    hasTop = top < Self.barHeight + Self.emptyHeight
    hasTime = hasTop && top >= 48
    hasEnd = bottom <= screen.height && bottom > screen.height - Self.emptyHeight
    let start = hasTop ? 0 : top - 26
    let end = hasEnd ? screen.height : max(bottom, start + 26) + 26
    let frame = 3.0
    let part = Rect(x: 0, y: start, width: screen.width, height: end - start)
    shown = part.outset(dx: frame)
    box = part.outset(dx: Self.margin, dy: 12)
    let (up, down) = (hasTop ? Self.bezel : 0, hasEnd ? Self.bezel : 0)
    let phone = Rect(0, start - up, screen.width, end - start + up + down).outset(dx: Self.bezel)
    outline = Self.path(phone, hasTop: hasTop, hasEnd: hasEnd)
  }

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

  /// What the system draws: time, camera and home indicator.
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
