public import Foundation

/// A figure that is filled or drawn as a line.
@preconcurrency @MainActor
public protocol Shape: View, Animatable {
  /// The line around the figure in an area, in points.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The figure, filled.
  public var body: some View { StyledArea(nil, in: self) }
}

/// A figure that can be drawn inside its line.
public protocol InsettableShape: Shape {}

nonisolated extension Shape {
  /// Fills the figure.
  public func fill<S: ShapeStyle>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> DrawnShape<Self> { DrawnShape(shape: self, style: Foreground(content)) }

  /// Fills the figure.
  public func fill(style: FillStyle = FillStyle()) -> DrawnShape<Self> {
    DrawnShape(shape: self, style: nil)
  }

  /// Draws the line around the figure.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> DrawnShape<Self> {
    DrawnShape(shape: self, style: .color(.clear))
  }

  /// Draws the line around the figure.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> DrawnShape<Self> {
    DrawnShape(shape: self, style: .color(.clear))
  }

  /// The line around the figure.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { LineShape(shape: self) }

  /// The line around the figure.
  public func stroke(style: StrokeStyle) -> some Shape { LineShape(shape: self) }

  /// A part of the line.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }

  /// The figure beside its place, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }

  /// The figure, turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }

  /// The figure in an area of its own, in points.
  public func size(_ size: CGSize) -> some Shape { self }

  /// The figure in an area of its own, in points.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { self }

  /// The figure, larger or smaller.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
}

nonisolated extension InsettableShape {
  /// Draws the line inside the figure.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> DrawnShape<Self> { DrawnShape(shape: self, style: .color(.clear)) }

  /// Draws the line inside the figure.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle
  ) -> DrawnShape<Self> { DrawnShape(shape: self, style: .color(.clear)) }

  /// Makes the figure smaller at all sides, in points.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}
