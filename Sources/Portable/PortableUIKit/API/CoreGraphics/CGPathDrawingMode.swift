/// What is drawn of an outline.
public enum CGPathDrawingMode: Int32, Sendable {
  /// What is within.
  case fill = 0
  /// What is within, counting crossings.
  case eoFill = 1
  /// The line.
  case stroke = 2
  /// What is within, and the line.
  case fillStroke = 3
  /// What is within, counting crossings, and the line.
  case eoFillStroke = 4
}
