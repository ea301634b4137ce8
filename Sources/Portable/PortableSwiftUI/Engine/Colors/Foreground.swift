/// What texts, symbols and shapes are painted with, as code chose it.
enum Foreground: Equatable, Sendable {
  /// A colour.
  case color(Color)
  /// A level of what is around, from 0 for the same to 3 for the palest.
  case level(Int)
  /// The colour of what can be touched.
  case tint
  /// Something that has no one colour, with the colour that stands for it.
  case guessed(Color)

  /// The colour of texts that nobody gave another.
  static let text = Foreground.color(.primary)

  /// Takes a style.
  init(_ style: some ShapeStyle) {
    self =
      switch style {
      case let color as Color: .color(color)
      case let style as HierarchicalShapeStyle: .level(style.level)
      case is TintShapeStyle: .tint
      default: .guessed(style.plainColor)
      }
  }

  /// The colour that stands for the style where nothing is known of what is around.
  var plainColor: Color {
    switch self {
    case .color(let color), .guessed(let color): color
    case .level: .gray
    case .tint: .accentColor
    }
  }

  /// The style, if it is given to something in what already has one.
  ///
  /// Source: Apple’s documentation of `HierarchicalShapeStyle`: a level is one of the style around it; A.
  /// How pale a level of another colour is, nobody documents.
  func over(_ outer: Foreground?) -> Foreground {
    guard case .level(let level) = self else { return self }
    guard level > 0 else { return outer ?? .text }
    switch outer {
    case nil, .text: return self
    case .level(let other): return .level(max(level, other))
    case .tint: return .guessed(.accentColor.opacity(0.5))
    case .color(let color), .guessed(let color): return .guessed(color.opacity(0.5))
    }
  }
}
