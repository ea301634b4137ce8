import AccessibilityTree

/// The numbered grid that Voice Control shows over the screen or a part of it.
///
/// Source: Apple's support page: choosing a number enlarges that part of the grid, with new
/// numbers; certainty A. The number of cells and their minimum size are not published; certainty C.
struct VoiceGrid: Hashable, Sendable {
  let area: Rect
  let columns: Int
  let rows: Int

  /// Divides a whole screen into cells of about 100 points.
  init(screen: Rect) {
    area = screen
    columns = Self.cells(along: screen.width)
    rows = Self.cells(along: screen.height)
  }

  // The frames of an app may have any size, even none that is a number.
  private static func cells(along length: Double) -> Int {
    let cells = (length / 100).rounded()
    return cells >= 1 ? Int(min(cells, 1000)) : 1
  }

  private init(dividing cell: Rect) {
    area = cell
    columns = 3
    rows = 3
  }

  var count: Int { columns * rows }

  /// Returns the cell with a number, counted from 1 along the rows.
  func cell(_ number: Int) -> Rect? {
    guard (1...count).contains(number) else { return nil }
    let width = area.width / Double(columns)
    let height = area.height / Double(rows)
    return Rect(
      x: area.x + width * Double((number - 1) % columns),
      y: area.y + height * Double((number - 1) / columns),
      width: width,
      height: height
    )
  }

  /// Returns the grid within a cell, or `nil` if its cells would be smaller than four points.
  func zoomed(into number: Int) -> VoiceGrid? {
    guard let cell = cell(number), min(cell.width, cell.height) >= 12 else { return nil }
    return VoiceGrid(dividing: cell)
  }
}
