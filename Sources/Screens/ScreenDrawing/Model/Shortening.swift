import AccessibilityTree
import AssistiveTechnology

/// A screen without its empty parts, which technical drawings leave out at a break.
struct Shortening {
  /// The heights that aren't drawn, from top to bottom.
  private let gaps: [Gap]

  private struct Gap {
    var start: Double
    var end: Double
    var length: Double { end - start }
  }

  /// The height of empty space that is shortened, in points.
  private static let limit = 200.0
  /// What remains above and below a break, in points.
  private static let rest = 48.0
  /// The height of a surface of which only the edges count as content, in points.
  private static let tall = 160.0
  /// The height of an edge with its rounded corners, in points.
  private static let edge = 30.0

  init(_ wireframe: Wireframe) {
    let (shapes, height) = (wireframe.drawing.visibleShapes, wireframe.drawing.screen.height)
    let frames = wireframe.stops.map(\.frame) + wireframe.overlays.flatMap { $0.marks.map(\.frame) }
    let areas = shapes.map(\.extent) + frames
    var content = shapes.flatMap(Self.content) + frames.flatMap(Self.edges(of:))
    if let top = areas.map(\.y).min(), top < DeviceOutline.reachOfTop {
      content.append(Rect(height: DeviceOutline.barHeight))
    }
    if let bottom = areas.map(\.bottom).max(), bottom > height - DeviceOutline.emptyHeight {
      content.append(Rect(y: height - Self.edge, height: Self.edge))
    }
    var gaps: [Gap] = []
    var reached: Double?
    for area in content.sorted(by: { $0.y < $1.y }) {
      if let reached, area.y - reached > Self.limit {
        gaps.append(Gap(start: reached + Self.rest, end: area.y - Self.rest))
      }
      reached = max(reached ?? area.bottom, area.bottom)
    }
    self.gaps = gaps
  }

  private static func content(_ shape: ScreenDrawing.Shape) -> [Rect] {
    guard shape.surface != nil else { return [shape.extent] }
    return shape.isShade ? [] : edges(of: shape.extent)
  }

  private static func edges(of area: Rect) -> [Rect] {
    guard area.height > tall else { return [area] }
    return [
      Rect(y: area.y, height: edge), Rect(y: area.bottom - edge, height: edge),
    ]
  }

  var isEmpty: Bool { gaps.isEmpty }

  /// The heights of the breaks on the shorter screen.
  var breaks: [Double] { gaps.map { height($0.start) } }

  private func height(_ y: Double) -> Double {
    gaps.reduce(y) { $0 - min(max(0, y - $1.start), $1.length) }
  }

  private func shortened(_ rect: Rect) -> Rect {
    var rect = rect
    let bottom = height(rect.bottom)
    rect.y = height(rect.y)
    rect.height = bottom - rect.y
    return rect
  }

  private func shortened(_ shape: ScreenDrawing.Shape) -> ScreenDrawing.Shape {
    switch shape {
    case .surface(let surface, let rect, let radius):
      return .surface(surface, shortened(rect), radius: radius)
    case .picture(let rect, let subject, let ink):
      return .picture(shortened(rect), subject: subject, ink: ink)
    case .symbol(let rect, let name, let ink):
      return .symbol(shortened(rect), name: name, ink: ink)
    case .text(var line):
      line.baseline = height(line.baseline)
      return .text(line)
    }
  }

  func shortened(_ wireframe: Wireframe) -> Wireframe {
    var result = wireframe
    result.drawing.screen = shortened(wireframe.drawing.screen)
    result.drawing.shapes = wireframe.drawing.shapes.map(shortened)
    for index in result.stops.indices {
      result.stops[index].frame = shortened(result.stops[index].frame)
    }
    for overlay in result.overlays.indices {
      for mark in result.overlays[overlay].marks.indices {
        let frame = result.overlays[overlay].marks[mark].frame
        result.overlays[overlay].marks[mark].frame = shortened(frame)
      }
    }
    result.subject = wireframe.subject.map(shortened)
    return result
  }
}
