import AccessibilityTree

/// Places the number of each stop, in the margin or near its frame.
///
/// Each position has a cost, which grows with what the number would cover. On the screen a number
/// never covers text or another number.
struct NumberLayout {
  struct Mark {
    /// The centre of the disc, in points.
    let center: Point
    let isBeside: Bool

    /// A line from a number in the margin to its frame, as path data; empty for other numbers.
    func leader(to frame: Rect) -> String {
      guard isBeside else { return "" }
      let start = center.x < frame.x ? center.x + radius : center.x - radius
      let end = center.x < frame.x ? max(0, frame.x) : frame.right
      guard abs(end - start) >= 1 else { return "" }
      return "M\(start.whole) \(center.y.whole)H\(end.whole)"
    }
  }

  private let texts: [Rect]
  private let obstacles: [Rect]
  private let frames: [Rect]
  private let screen: Rect
  private var taken: [Rect] = []

  /// - Parameters:
  ///   - shapes: the visible shapes.
  ///   - frames: the visible frames of stops.
  ///   - screen: the visible part of the screen, in points.
  init(_ shapes: [ScreenDrawing.Shape], frames: [Rect], screen: Rect) {
    texts = shapes.flatMap { shape -> [Rect] in
      switch shape {
      case .text: [shape.extent]
      default: []
      }
    }
    obstacles = shapes.compactMap { shape in
      switch shape {
      case .text, .surface(.area, _, _), .surface(.fill, _, _), .surface(.card, _, _),
        .surface(.glass, _, _), .surface(.sheet, _, _), .surface(.shade, _, _):
        nil
      default: shape.extent
      }
    }
    self.frames = frames
    self.screen = screen
  }

  mutating func take(beside frame: Rect) -> Mark {
    let candidates = sides(of: frame) + around(frame)
    let best = candidates.enumerated()
      .compactMap { index, mark in cost(of: mark, frame).map { ($0 + Double(index) / 8, mark) } }
      .min { $0.0 < $1.0 }?.1
    let mark = best ?? free(beside: frame)
    taken.append(mark.disc)
    return mark
  }

  private func sides(of frame: Rect) -> [Mark] {
    let middle = frame.y + min(frame.height / 2, 26)
    let heights = [0, -8, 8, -16, 16, -24, 24].map { middle + $0 }
      .filter { $0 >= frame.y && $0 <= frame.bottom }
    let left = frame.x < 70 ? heights.map { Mark(beside: .left, of: screen, y: $0) } : []
    let right =
      frame.right > screen.width - 70 ? heights.map { Mark(beside: .right, of: screen, y: $0) } : []
    return left + right
  }

  private func around(_ frame: Rect) -> [Mark] {
    let (far, near) = (radius + 1, radius + 3)
    let candidates = [
      (frame.x + radius, frame.y - far), (frame.right - radius, frame.y - far),
      (frame.center.x, frame.y - far), (frame.x + radius, frame.bottom + far),
      (frame.right - radius, frame.bottom + far), (frame.center.x, frame.bottom + far),
      (frame.x - far, frame.center.y), (frame.right + far, frame.center.y),
      (frame.x, frame.y), (frame.right, frame.y), (frame.x, frame.bottom),
      (frame.right, frame.bottom), (frame.x + near, frame.y + near),
      (frame.right - near, frame.y + near), (frame.right - near, frame.bottom - near),
    ]
    return candidates.map { Mark(center: Point(x: $0.0, y: $0.1), isBeside: false) }
  }

  /// The cost of a position; `nil` if it is unacceptable.
  private func cost(of mark: Mark, _ frame: Rect) -> Double? {
    let disc = mark.disc
    guard !taken.contains(where: disc.intersects), !texts.contains(where: disc.intersects),
      disc.y >= screen.y - 6, disc.bottom <= screen.bottom + 6
    else { return nil }
    guard !mark.isBeside else {
      let line = mark.line(to: frame)
      guard !texts.contains(where: line.intersects), !taken.contains(where: line.intersects) else {
        return nil
      }
      // A line may cross shapes that contain the frame.
      let crossed = obstacles.filter { line.intersects($0) && !$0.contains(frame) }.count
      return Double(crossed) * 2
    }
    guard disc.x >= 0, disc.right <= screen.right else { return nil }
    let others = frames.filter { $0 != frame && disc.intersects($0) }.count
    let covered = obstacles.filter(disc.intersects).count
    let isInside = frame.contains(Point(x: disc.x, y: disc.y)) ? 4.0 : 0
    return Double(others) * 2 + Double(covered) * 3 + isInside
  }

  /// The nearest free position in the margin, preferably with a line that crosses no text.
  ///
  /// It is only needed on a crowded screen.
  private func free(beside frame: Rect) -> Mark {
    let side: Mark.Side = frame.center.x < screen.width / 2 ? .left : .right
    let steps = (0..<60).map { Double($0) * 11 }
    let marks = steps.flatMap { [$0, -$0] }
      .map { Mark(beside: side, of: screen, y: frame.center.y + $0) }
      .filter { mark in !taken.contains(where: mark.disc.intersects) }
    let clear = marks.first { mark in !texts.contains(where: mark.line(to: frame).intersects) }
    return clear ?? marks.first ?? Mark(beside: side, of: screen, y: frame.center.y)
  }
}

/// The radius of a number's disc, in points.
private let radius = 11.0

extension NumberLayout.Mark {
  fileprivate enum Side { case left, right }

  fileprivate init(beside side: Side, of screen: Rect, y: Double) {
    let x = DeviceOutline.bezel + radius + 3
    self.init(center: Point(x: side == .left ? -x : screen.width + x, y: y), isBeside: true)
  }

  fileprivate var disc: Rect {
    Rect(centeredAt: center, side: 2 * radius)
  }

  fileprivate func line(to frame: Rect) -> Rect {
    let (start, end) = center.x < frame.x ? (center.x, frame.x) : (frame.right, center.x)
    return Rect(x: start, y: center.y - 4, width: max(0, end - start), height: 8)
  }
}
