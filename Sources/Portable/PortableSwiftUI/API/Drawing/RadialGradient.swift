public import Foundation

/// Colours that turn into each other from a point outwards.
public struct RadialGradient: ShapeStyle {
  let gradient: Gradient

  /// Takes colours, the point and the distances from it, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }

  /// Takes colours, the point and the distances from it, in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Takes colours with their places, the point and the distances from it, in points.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// The first of the colours.
  public var plainColor: Color { gradient.plainColor }
}

extension RadialGradient: View {
  /// What the view is made of.
  public var body: some View { plainColor.guessed }
}
