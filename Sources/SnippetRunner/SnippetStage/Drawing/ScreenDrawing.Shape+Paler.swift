import SnippetMessages

extension ScreenDrawing.Shape {
  /// The shape of what is seen only in part, such as a row that has run out: letters and symbols stand
  /// back, and colours become those of a quiet surface.
  var paler: Self {
    switch self {
    case .text(var line):
      line.ink = .soft
      return .text(line)
    case .symbol(let rect, let name, _): return .symbol(rect, name: name, ink: .soft)
    case .picture(let rect, let subject, _): return .picture(rect, subject: subject, ink: .soft)
    case .tint(let rect, let radius), .paint(let rect, let radius, _):
      return .area(rect, radius: radius)
    case .area, .thumb, .shade, .edge, .fill: return self
    }
  }
}
