import Foundation

enum Foreground: Equatable, Sendable {
  case color(Color)
  /// A level of the style around it, from 0 for the same to 3 for the palest.
  case level(Int)
  case tint
  /// A style without a single color, and the color used for it.
  case approximate(Color)

  static let text = Foreground.color(.primary)

  init(_ style: some ShapeStyle) {
    self =
      switch style {
      case let color as Color: .color(color)
      case let style as HierarchicalShapeStyle: .level(style.level)
      case is TintShapeStyle: .tint
      default: .approximate(style.plainColor)
      }
  }

  var plainColor: Color {
    switch self {
    case .color(let color), .approximate(let color): color
    case .level: .gray
    case .tint: .accentColor
    }
  }

  /// The style when applied inside another one.
  ///
  /// Source: Apple's documentation of `HierarchicalShapeStyle`: a level is relative to the style
  /// around it; A. How much paler a level of another color is isn't documented.
  func over(_ outer: Foreground?) -> Foreground {
    guard case .level(let level) = self else { return self }
    guard level > 0 else { return outer ?? .text }
    switch outer {
    case nil, .text: return self
    case .level(let other): return .level(max(level, other))
    case .tint: return .approximate(.accentColor.opacity(0.5))
    case .color(let color), .approximate(let color): return .approximate(color.opacity(0.5))
    }
  }
}

struct FilledArea {
  let style: Foreground?
  /// The corner radius, in points; infinite for round ends.
  var radius: CGFloat = 0

  init(_ style: Foreground?) { self.style = style }

  /// Fills a shape.
  ///
  /// Where an app's own shape is filled is unknown, so its color counts as approximate.
  init(_ style: Foreground?, in shape: any Shape) {
    self.style = shape is any StandardShape ? style : .approximate(style?.plainColor ?? .primary)
    radius = (shape as? any StandardShape)?.cornerRadius ?? 0
  }
}

extension FilledArea: PrimitiveView {
  /// Renders the area, which isn't an element.
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

protocol StandardShape {
  /// The corner radius, in points; infinite for round ends.
  nonisolated var cornerRadius: CGFloat { get }
}

extension Rectangle: StandardShape {
  nonisolated var cornerRadius: CGFloat { 0 }
}

extension RoundedRectangle: StandardShape {
  nonisolated var cornerRadius: CGFloat { min(cornerSize.width, cornerSize.height) }
}

extension UnevenRoundedRectangle: StandardShape {
  nonisolated var cornerRadius: CGFloat { 0 }
}

extension Circle: StandardShape {
  nonisolated var cornerRadius: CGFloat { .infinity }
}

extension Ellipse: StandardShape {
  nonisolated var cornerRadius: CGFloat { .infinity }
}

extension Capsule: StandardShape {
  nonisolated var cornerRadius: CGFloat { .infinity }
}
