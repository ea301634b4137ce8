import AccessibilityTree

// What a tap or a swipe brings out, drawn next to the first stop. Source: Apple, Human Interface
// Guidelines, “Pull-down buttons”, “Context menus” and “Lists and tables”; A, the measures C.
extension Wireframe {
  /// The screen with an open menu below the first stop.
  package func opening(menu names: [String]) -> Wireframe {
    guard let stop = stops.first?.frame, !names.isEmpty else { return self }
    let widths = names.map { ScreenDrawing.Text.width(of: $0, size: 17) }
    let screen = drawing.screen
    let (row, padding) = (42.0, 10.0)
    let width = max(160, (widths.max() ?? 0) + 48)
    let area = Rect(
      x: min(max(16, stop.x), max(16, screen.width - 16 - width)),
      y: stop.bottom + 8,
      width: width,
      height: Double(names.count) * row + 2 * padding
    )
    var result = self
    result.drawing.shapes.append(.glass(area, radius: 26))
    for (index, name) in names.enumerated() {
      let baseline = area.y + padding + Double(index) * row + 27
      result.drawing.shapes.append(
        .text(
          ScreenDrawing.Text(
            name,
            x: area.x + 24,
            baseline: baseline,
            width: widths[index],
            size: 17,
            isBold: false
          )
        )
      )
    }
    result.drawing.parts += names.map { ScreenPart(.button, words: $0) }
    return result
  }

  /// The screen with the first stop, a row, swiped aside to show the actions behind it.
  ///
  /// A row moves less far than on a phone, so that its words stay visible.
  package func opening(actionsBehindRow names: [String]) -> Wireframe {
    guard let row = stops.first?.frame, !names.isEmpty else { return self }
    let widths = names.map { ScreenDrawing.Text.width(of: $0, size: 17) + 32 }
    let gap = 8.0
    let distance = widths.reduce(0) { $0 + $1 + gap }
    var result = self
    let isInRow = drawing.shapes.map { $0.surface == nil && row.contains($0.extent.center) }
    let start = zip(drawing.shapes, isInRow).filter(\.1).map(\.0.extent.x).min() ?? 0
    result.drawing.shapes = zip(drawing.shapes, isInRow).map { shape, isInRow in
      isInRow ? shape.moved(by: -min(distance, max(0, start - 4))) : shape
    }
    var x = row.right - distance
    for (name, width) in zip(names, widths) {
      let area = Rect(x: x, y: row.y + 4, width: width, height: row.height - 8)
      let words = ScreenDrawing.Text(
        name,
        centeredAt: area.center.x,
        baseline: area.center.y + 6,
        size: 17,
        ink: .onTint
      )
      result.drawing.shapes += [.paint(area, radius: area.height / 2, .badge), .text(words)]
      x += width + gap
    }
    result.drawing.parts += names.map { ScreenPart(.button, words: $0) }
    return result
  }
}

extension ScreenDrawing.Shape {
  fileprivate func moved(by distance: Double) -> Self {
    switch self {
    case .surface(let surface, var rect, let radius):
      rect.x += distance
      return .surface(surface, rect, radius: radius)
    case .picture(var rect, let subject, let ink):
      rect.x += distance
      return .picture(rect, subject: subject, ink: ink)
    case .symbol(var rect, let name, let ink):
      rect.x += distance
      return .symbol(rect, name: name, ink: ink)
    case .text(var line):
      line.x += distance
      return .text(line)
    }
  }
}
