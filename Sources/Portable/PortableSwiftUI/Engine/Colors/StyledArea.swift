import Foundation

/// An area filled with a style, in a form.
struct StyledArea {
  /// What fills it; `nil` for what is in front.
  let style: Foreground?
  /// The radius of the corners, in points; infinite where the ends are round.
  var radius: CGFloat = 0

  init(_ style: Foreground?) {
    self.style = style
  }

  /// Fills a figure; of one that only code knows, nobody knows here where it is filled.
  init(_ style: Foreground?, in shape: any Shape) {
    self.style = shape is any FamiliarFigure ? style : .guessed(style?.plainColor ?? .primary)
    radius = (shape as? any FamiliarFigure)?.cornerRadius ?? 0
  }
}

extension StyledArea: View {
  typealias Body = Never
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
