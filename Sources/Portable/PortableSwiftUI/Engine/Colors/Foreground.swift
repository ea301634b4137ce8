import Foundation

/// What texts, symbols and shapes are painted with, as code chose it.
enum Foreground: Equatable, Sendable {
  case color(Color)
  /// A level of what is around, from 0 for the same to 3 for the palest.
  case level(Int)
  /// The colour of what can be touched.
  case tint
  /// Something that has no one colour, with the colour that stands for it.
  case guessed(Color)

  /// The colour of texts that nobody gave another.
  static let text = Foreground.color(.primary)

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

/// An area filled with a style, in a form.
struct StyledArea {
  /// What fills it; `nil` for what is in front.
  let style: Foreground?
  /// The radius of the corners, in points; infinite where the ends are round.
  var radius: CGFloat = 0

  init(_ style: Foreground?) { self.style = style }

  /// Fills a figure; of one that only code knows, nobody knows here where it is filled.
  init(_ style: Foreground?, in shape: any Shape) {
    self.style = shape is any FamiliarFigure ? style : .guessed(style?.plainColor ?? .primary)
    radius = (shape as? any FamiliarFigure)?.cornerRadius ?? 0
  }
}

extension StyledArea: PrimitiveView {
  /// An area; it is no element.
  ///
  /// Source: AccessibilitySnapshot's images; certainty A.
  func render(in context: RenderContext) -> [RenderedView] {
    let color = context.environment.foregroundColor(style)
    return [
      RenderedView(
        context,
        layout: LeafRule.flexible,
        surface: FillSurface(color: color, radius: radius)
      )
    ]
  }
}

/// A figure that fills its area up to its corners.
protocol FamiliarFigure {
  /// The radius of the corners, in points; infinite where the ends are round.
  nonisolated var cornerRadius: CGFloat { get }
}

extension Rectangle: FamiliarFigure {
  nonisolated var cornerRadius: CGFloat { 0 }
}

extension RoundedRectangle: FamiliarFigure {
  nonisolated var cornerRadius: CGFloat { min(cornerSize.width, cornerSize.height) }
}

extension UnevenRoundedRectangle: FamiliarFigure {
  nonisolated var cornerRadius: CGFloat { 0 }
}

extension Circle: FamiliarFigure {
  nonisolated var cornerRadius: CGFloat { .infinity }
}

extension Ellipse: FamiliarFigure {
  nonisolated var cornerRadius: CGFloat { .infinity }
}

extension Capsule: FamiliarFigure {
  nonisolated var cornerRadius: CGFloat { .infinity }
}
