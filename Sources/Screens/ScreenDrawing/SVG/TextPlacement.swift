import AccessibilityTree

/// Decides how lines of text keep their places in fonts whose letters are wider or narrower than
/// those of the system.
struct TextPlacement {
  private let surfaces: [Rect]
  private let letters: [Rect]
  private let screen: Rect

  /// How much wider than the system's font another may be, as a share of the width.
  private static let tolerance = 0.1

  init(_ shapes: [ScreenDrawing.Shape], screen: Rect) {
    letters = shapes.compactMap(\.letters)
    surfaces = shapes.compactMap { shape in
      switch shape {
      case .surface(.fill, _, _), .surface(.shade, _, _), .picture, .symbol, .text: nil
      case .surface(_, let rect, _): rect
      }
    }
    self.screen = screen
  }

  /// The point that stays in place: the middle of a line in the middle of a surface, the end of one
  /// at the end of a row.
  func anchor(of line: ScreenDrawing.Text) -> ScreenDrawing.Text.Anchor {
    guard line.anchor == .start else { return line.anchor }
    let area = line.letters
    func isCentered(in surface: Rect) -> Bool {
      abs(surface.center.x - area.center.x) < 1.5 && surface.width > area.width + 4
    }
    if surfaces.filter({ $0.contains(area) }).contains(where: isCentered) || isCentered(in: screen)
    {
      return .middle
    }
    let isAtEnd = area.x > screen.center.x && area.right > screen.right - 48
    return isAtEnd && area.right <= screen.right ? .end : .start
  }

  /// Whether a wider font would run into other letters or out of the surface.
  func isTight(_ line: ScreenDrawing.Text, _ anchor: ScreenDrawing.Text.Anchor) -> Bool {
    let (area, extra) = (line.letters, line.width * Self.tolerance)
    var wide = area
    wide.width += extra
    switch anchor {
    case .start: break
    case .middle: wide.x -= extra / 2
    case .end: wide.x -= extra
    }
    func isLeft(_ frame: Rect) -> Bool { wide.x < frame.x || wide.right > frame.right }
    if letters.contains(where: { $0 != area && $0.intersects(wide) }) { return true }
    // A label is less than a point higher than its letters.
    let core = area.outset(dx: 0, dy: -1)
    return ([screen] + surfaces).contains { $0.contains(core) && isLeft($0) }
  }
}

extension ScreenDrawing.Text {
  var letters: Rect { Rect(x, baseline - size * 0.75, width, size) }
}
