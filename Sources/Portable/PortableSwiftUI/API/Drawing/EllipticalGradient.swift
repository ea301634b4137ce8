public import Foundation

/// Colours that turn into each other from a point outwards, as far as the area is wide and high.
public struct EllipticalGradient: ShapeStyle {
  let gradient: Gradient

  /// Takes colours, the point and the distances from it, as parts of the area.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
  }

  /// Takes colours, the point and the distances from it, as parts of the area.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(gradient: Gradient(colors: colors), center: center)
  }

  /// Takes colours with their places, the point and the distances from it, as parts of the area.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(gradient: Gradient(stops: stops), center: center)
  }

  /// The first of the colours.
  public var plainColor: Color { gradient.plainColor }
}

extension EllipticalGradient: View {
  /// What the view is made of.
  public var body: some View { plainColor.guessed }
}
