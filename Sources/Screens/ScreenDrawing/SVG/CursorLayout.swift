import AccessibilityTree

/// Lays out the frames of stops.
///
/// Like VoiceOver's cursor, a frame is larger than its element, but it keeps a distance from other
/// frames and from letters outside the element.
struct CursorLayout {
  /// The normal distance between an element and its frame, in points.
  private static let gap = 4.0
  private static let distance = 4.0
  /// The space for the player's focus ring around a frame, in points.
  private static let focus = 6.0

  let frames: [Rect]
  let letters: [Rect]
  let width: Double

  var all: [Rect] {
    frames.map { frame in
      let near = frames.filter { $0 != frame && !$0.intersects(frame) }
      let foreign = letters.filter { !$0.intersects(frame) }
      func room(_ reach: Rect, _ distance: (Rect) -> Double) -> Double {
        let shared = near.filter(reach.intersects).map { (distance($0) - Self.distance) / 2 }
        let alone = foreign.filter(reach.intersects).map { distance($0) - Self.focus }
        return max(0, (shared + alone).reduce(Self.gap, min))
      }
      let reach = 2 * Self.gap + Self.distance
      let left = room(frame.strip(dx: -reach, dy: 0)) { frame.x - $0.right }
      let right = room(frame.strip(dx: reach, dy: 0)) { $0.x - frame.right }
      let top = room(frame.strip(dx: 0, dy: -reach)) { frame.y - $0.bottom }
      let bottom = room(frame.strip(dx: 0, dy: reach)) { $0.y - frame.bottom }
      let (start, end) = (
        onScreen(frame.x - left, of: frame), onScreen(frame.right + right, of: frame)
      )
      return Rect(start, frame.y - top, end - start, frame.height + top + bottom)
    }
  }

  /// A side of a frame, kept visible if the element is on the screen.
  private func onScreen(_ side: Double, of frame: Rect) -> Double {
    frame.x >= 0 && frame.right <= width ? min(max(side, 1), width - 1) : side
  }
}

extension Rect {
  fileprivate func strip(dx: Double, dy: Double) -> Rect {
    // Include neighbours across a corner.
    let corner = 5.0
    return Rect(
      dx < 0 ? x + dx : dx > 0 ? right : x - corner,
      dy < 0 ? y + dy : dy > 0 ? bottom : y - corner,
      dx == 0 ? width + 2 * corner : abs(dx),
      dy == 0 ? height + 2 * corner : abs(dy)
    )
  }
}
