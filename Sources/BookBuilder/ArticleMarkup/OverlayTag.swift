import AccessibilityTree
import SnippetMessages

/// A name or a number that Voice Control shows beside an element: a small label that points to it.
struct OverlayTag {
  /// The height of a label, in points.
  static let height = 22.0
  /// How far the point of a label reaches beyond it, in points.
  static let point = 6.0

  /// The area of the label, without its point.
  let area: Rect
  /// Where the point of the label is; `nil` for one that lies on what it belongs to.
  let tip: Tip?
  /// The words, in the middle of the label.
  let words: ScreenDrawing.Text

  /// The point of a label.
  struct Tip: Hashable {
    /// The side of the label, away from which it points.
    let side: Side
    /// Where it is on that side, in points of the screen.
    let place: Double
  }

  /// The sides of a label.
  enum Side { case top, bottom, left, right }

  /// How wide a label is for its words, in points, if the screen has as much.
  static func width(of words: String) -> Double {
    max(height, ScreenDrawing.Text.width(of: words, size: size, isBold: true) + 14)
  }

  /// Places a label.
  init(_ words: String, in area: Rect, tip: Tip?) {
    self.area = area
    self.tip = tip
    let shown = Self.fitting(words, width: area.width - 8)
    let width = ScreenDrawing.Text.width(of: shown, size: Self.size, isBold: true)
    self.words = ScreenDrawing.Text(
      shown,
      x: area.center.x - width / 2,
      baseline: area.y + 15.5,
      width: width,
      size: Self.size,
      isBold: true,
      ink: .onTint
    )
  }

  /// The label as a path.
  var outline: String { area.outline(radius: 7) + pointer }

  private var pointer: String {
    guard let tip else { return "" }
    let start = (tip.place - Self.point).whole
    return switch tip.side {
    case .top: "M\(start) \(area.y.whole)l6-6 6 6z"
    case .bottom: "M\(start) \(area.bottom.whole)l6 6 6-6z"
    case .left: "M\(area.x.whole) \(start)l-6 6 6 6z"
    case .right: "M\(area.right.whole) \(start)l6 6-6 6z"
    }
  }

  /// The size of the letters, in points.
  private static let size = 13.0

  /// Words, cut with a mark where they have no room.
  private static func fitting(_ words: String, width: Double) -> String {
    func isFitting(_ words: String) -> Bool {
      ScreenDrawing.Text.width(of: words, size: size, isBold: true) <= width
    }
    guard !isFitting(words) else { return words }
    let shortened = (1..<max(2, words.count)).reversed().lazy.map { words.prefix($0) + "…" }
    return shortened.map(String.init).first(where: isFitting) ?? "…"
  }
}
