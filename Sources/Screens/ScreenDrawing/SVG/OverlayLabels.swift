import AccessibilityTree
import AssistiveTechnology

/// A label with a name or number, as Voice Control shows it next to an element, with a pointer to
/// it.
struct OverlayLabel {
  /// The height of a label, in points.
  static let height = 22.0
  /// The length of the pointer, in points.
  static let point = 6.0

  let area: Rect
  let tip: Tip?
  /// The text, centred in the label and shortened if necessary.
  let words: ScreenDrawing.Text

  struct Tip: Hashable {
    let side: Side
    let place: Double
  }

  enum Side { case top, bottom, left, right }

  static func width(of words: String) -> Double {
    max(height, ScreenDrawing.Text.width(of: words, size: size, isBold: true) + 14)
  }

  init(_ words: String, in area: Rect, tip: Tip?) {
    self.area = area
    self.tip = tip
    self.words = ScreenDrawing.Text(
      Self.fitting(words, width: area.width - 8),
      centeredAt: area.center.x,
      baseline: area.y + 15.5,
      size: Self.size,
      isBold: true,
      ink: .onTint
    )
  }

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

  private static let size = 13.0

  private static func fitting(_ words: String, width: Double) -> String {
    func isFitting(_ words: String) -> Bool {
      ScreenDrawing.Text.width(of: words, size: size, isBold: true) <= width
    }
    guard !isFitting(words) else { return words }
    let shortened = (1..<max(2, words.count)).reversed().lazy.map { words.prefix($0) + "…" }
    return shortened.map(String.init).first(where: isFitting) ?? "…"
  }
}

/// Places the labels of Voice Control near their elements.
///
/// Each position has a cost, which grows with what the label would cover. Labels overlap only if
/// there is no other position.
struct OverlayLabelLayout {
  let letters: [Rect]
  let pictures: [Rect]
  let frames: [Rect]
  let screen: Rect
  private var taken: [Rect] = []

  private typealias Place = (area: Rect, tip: OverlayLabel.Tip?)

  init(_ shapes: [ScreenDrawing.Shape], frames: [Rect], screen: Rect) {
    letters = shapes.compactMap(\.letters)
    pictures = shapes.compactMap { shape in
      switch shape {
      case .symbol(let area, _, _), .picture(let area, _, _): area
      default: nil
      }
    }
    self.frames = frames
    self.screen = screen
  }

  mutating func take(_ mark: OverlayMark) -> OverlayLabel {
    let width = min(OverlayLabel.width(of: mark.text), screen.width - 8)
    let candidates = places(beside: core(of: mark.frame), within: mark.frame, width: width)
    let best = candidates.enumerated()
      .compactMap { index, place in
        cost(of: place.area, mark.frame).map { ($0 + Double(index) / 8, place) }
      }
      .min { $0.0 < $1.0 }?.1
    let position = best ?? candidates[0]
    taken.append(position.area)
    return OverlayLabel(mark.text, in: position.area, tip: position.tip)
  }

  /// The visible part of an element, which may be much smaller than its frame.
  ///
  /// For example, a button may be as wide as the screen.
  private func core(of frame: Rect) -> Rect {
    Rect(around: (letters + pictures).filter { frame.contains($0.center) }) ?? frame
  }

  /// Positions in order of preference: after, before, below and above the visible part, then on it.
  private func places(beside core: Rect, within frame: Rect, width: Double) -> [Place] {
    let (height, gap) = (OverlayLabel.height, OverlayLabel.point + 3)
    let middle = core.center.y - height / 2
    let sides: [(x: Double, side: OverlayLabel.Side)] = [
      (core.right + gap, .left), (core.x - gap - width, .right),
    ]
    let fitting = sides.filter { $0.x >= screen.x + 4 && $0.x + width <= screen.right - 4 }
      .map { x, side in
        Place(
          area: Rect(x: x, y: middle, width: width, height: height),
          tip: OverlayLabel.Tip(side: side, place: core.center.y)
        )
      }
    func areas(at y: Double, beside rect: Rect) -> [Rect] {
      [rect.center.x - width / 2, rect.x, rect.right - width].map { start in
        let x = min(max(start, screen.x + 4), screen.right - 4 - width)
        return Rect(x: x, y: y, width: width, height: height)
      }
    }
    func pointing(_ side: OverlayLabel.Side, at y: Double) -> [Place] {
      areas(at: y, beside: core).map { area in
        let center = min(max(core.center.x, area.x + 12), area.right - 12)
        return (area, OverlayLabel.Tip(side: side, place: center))
      }
    }
    let within = [frame.bottom - height, frame.y, frame.center.y - height / 2]
      .flatMap { areas(at: $0, beside: frame).reversed() }
      .map { Place(area: $0, tip: nil) }
    return fitting + pointing(.top, at: core.bottom + gap)
      + pointing(.bottom, at: core.y - gap - height) + within
  }

  /// The cost of a position; `nil` if it is unacceptable.
  private func cost(of area: Rect, _ frame: Rect) -> Double? {
    guard !taken.contains(where: area.intersects), area.y >= screen.y,
      area.bottom <= screen.bottom
    else { return nil }
    let covered = (letters + pictures).filter(area.intersects).count
    let others = frames.filter { $0 != frame && area.intersects($0) }.count
    return Double(covered) * 6 + Double(others) * 2
  }
}
