public import Foundation

@preconcurrency @MainActor public protocol Shape: View, Animatable {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape { public var body: some View { FilledArea(nil, in: self) } }

public protocol InsettableShape: Shape {}

nonisolated extension Shape {
  public func fill<S: ShapeStyle>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> DrawnShape<Self> { DrawnShape(shape: self, style: Foreground(content)) }

  public func fill(style: FillStyle = FillStyle()) -> DrawnShape<Self> {
    DrawnShape(shape: self, style: nil)
  }

  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> DrawnShape<Self> {
    DrawnShape(shape: self, style: .color(.clear))
  }

  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> DrawnShape<Self> {
    DrawnShape(shape: self, style: .color(.clear))
  }

  public func stroke(lineWidth: CGFloat = 1) -> some Shape { LineShape(shape: self) }
  public func stroke(style: StrokeStyle) -> some Shape { LineShape(shape: self) }

  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  public func size(_ size: CGSize) -> some Shape { self }
  public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
}

nonisolated extension InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> DrawnShape<Self> { DrawnShape(shape: self, style: .color(.clear)) }

  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle
  ) -> DrawnShape<Self> { DrawnShape(shape: self, style: .color(.clear)) }

  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

public struct AnyShape: Shape {
  private nonisolated(unsafe) let figure: any Shape

  public nonisolated init<S: Shape>(_ shape: S) { figure = shape }

  public nonisolated func path(in rect: CGRect) -> Path { figure.path(in: rect) }
}

public struct DrawnShape<Figure: Shape> {
  let shape: Figure
  let style: Foreground?
}

extension DrawnShape: View { public var body: some View { FilledArea(style, in: shape) } }

nonisolated extension DrawnShape {
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> DrawnShape {
    DrawnShape(shape: shape, style: Foreground(content))
  }

  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> DrawnShape { self }
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> DrawnShape { self }

  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> DrawnShape {
    self
  }
}

struct LineShape<Figure: Shape>: Shape {
  private nonisolated(unsafe) let shape: Figure

  nonisolated init(shape: Figure) { self.shape = shape }

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  var body: some View { FilledArea(.color(.clear)) }
}
