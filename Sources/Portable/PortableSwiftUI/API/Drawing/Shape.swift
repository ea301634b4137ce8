public import Foundation
public import PortableUIKit

/// A figure that is filled or drawn as a line.
@preconcurrency @MainActor
public protocol Shape: View, Animatable {
  /// The line around the figure in an area, in points.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The figure, filled.
  public var body: some View { FilledShape(color: .primary) }
}

/// A figure that can be drawn inside its line.
public protocol InsettableShape: Shape {}

nonisolated extension Shape {
  /// Fills the figure.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    FilledShape(color: content.plainColor)
  }

  /// Fills the figure.
  public func fill(style: FillStyle = FillStyle()) -> some View { FilledShape(color: .primary) }

  /// Draws the line around the figure.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    FilledShape(color: .clear)
  }

  /// Draws the line around the figure.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    FilledShape(color: .clear)
  }

  /// Draws the line around the figure.
  public func stroke(lineWidth: CGFloat = 1) -> some View { FilledShape(color: .clear) }

  /// A part of the line.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self { self }
}

nonisolated extension InsettableShape {
  /// Draws the line inside the figure.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    FilledShape(color: .clear)
  }

  /// Makes the figure smaller at all sides, in points.
  public func inset(by amount: CGFloat) -> Self { self }
}

/// A figure on the screen; it is no element.
///
/// Source: AccessibilitySnapshot's images; certainty A.
struct FilledShape {
  let color: Color
}

extension FilledShape: View {
  typealias Body = Never
}

extension FilledShape: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] { color.rendered(in: context) }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width, in points.
  public var lineWidth: CGFloat
  /// The ends.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// The lengths of dashes, in points.
  public var dash: [CGFloat]

  /// Creates one.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.dash = dash
  }
}
