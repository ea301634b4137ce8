import AccessibilityTree
import BookModel
import SnippetMessages

extension ScreenDrawing {
  /// The shapes without what lies beyond the sides of the screen, such as the next items of a row that
  /// scrolls.
  ///
  /// A picture hides it anyway, but for browsers and those who check pages it would still be there,
  /// beyond the edge of a narrow window. Source: WCAG 2.2, 1.4.10.
  var shapesOnScreen: [Shape] { shapes.compactMap { $0.cut(to: screen) } }
}

extension ScreenDrawing.Shape {
  /// The part between the sides of a screen; `nil` if there is none.
  fileprivate func cut(to screen: Rect) -> Self? {
    switch self {
    case .area(let rect, let radius): rect.cut(to: screen).map { .area($0, radius: radius) }
    case .edge(let rect, let radius): rect.cut(to: screen).map { .edge($0, radius: radius) }
    case .fill(let rect, let radius): rect.cut(to: screen).map { .fill($0, radius: radius) }
    case .tint(let rect, let radius): rect.cut(to: screen).map { .tint($0, radius: radius) }
    case .paint(let rect, let radius, let paint):
      rect.cut(to: screen).map { .paint($0, radius: radius, paint) }
    case .shade(let rect): rect.cut(to: screen).map { .shade($0) }
    case .thumb(let rect, let radius): rect.cut(to: screen).map { .thumb($0, radius: radius) }
    case .picture(let rect, let subject, let ink):
      rect.cut(to: screen).map { .picture($0, subject: subject, ink: ink) }
    // A symbol is drawn whole or not at all: a piece of one is no sign of anything.
    case .symbol(let rect, _, _): rect.isSeen(on: screen) ? self : nil
    case .text(let line): line.cut(to: screen).map { .text($0) }
    }
  }
}

extension ScreenDrawing.Text {
  /// The letters between the sides of a screen, where all are as wide; `nil` if there is none.
  fileprivate func cut(to screen: Rect) -> Self? {
    let end = screen.x + screen.width
    guard x < screen.x || x + width > end, width > 0 else { return self }
    let letter = width / Double(text.count)
    let hidden = ((screen.x - x) / letter).rounded(.down)
    let shown = ((end - x) / letter).rounded(.up)
    guard shown > 0, hidden < Double(text.count) else { return nil }
    // Places between letters, from the left; Hebrew has its first letter on the right.
    let first = hidden > 0 ? Int(hidden) : 0
    let last = shown < Double(text.count) ? Int(shown) : text.count
    let (before, after) = beginsOnTheRight ? (text.count - last, first) : (first, text.count - last)
    var line = self
    line.text = String(text.dropLast(after).dropFirst(before))
    line.x += letter * Double(first)
    line.width = letter * Double(last - first)
    return line
  }

  /// Whether the first letter is the rightmost, as in Arabic and Hebrew.
  ///
  /// Source: UAX #9, rules P2 and P3.
  private var beginsOnTheRight: Bool {
    let script = text.lazy.compactMap { Script(of: $0) }.first
    return script == .arabic || script == .hebrew
  }
}

extension Rect {
  /// How far beyond the side of a screen a shape is drawn that goes on there, in points: its own side
  /// and its corners must not be seen.
  private static let margin = 12.0

  /// The part between the sides of a screen, or a line beside the screen where nobody sees it.
  func moved(to screen: Rect) -> Rect {
    let side = x < screen.x ? screen.x - Self.margin : screen.x + screen.width + Self.margin
    return cut(to: screen) ?? Rect(x: side, y: y, width: 0, height: height)
  }

  /// Whether a part lies between the sides of a screen.
  func isSeen(on screen: Rect) -> Bool {
    x < screen.x + screen.width && x + width > screen.x
  }

  /// The part between the sides of a screen; `nil` if there is none.
  fileprivate func cut(to screen: Rect) -> Rect? {
    guard isSeen(on: screen) else { return nil }
    let start = max(x, screen.x - Self.margin)
    let end = min(x + width, screen.x + screen.width + Self.margin)
    return Rect(x: start, y: y, width: end - start, height: height)
  }
}
