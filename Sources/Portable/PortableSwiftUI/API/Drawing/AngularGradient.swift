/// Colours that turn into each other around a point.
public struct AngularGradient: ShapeStyle {
  let gradient: Gradient

  /// Takes colours, the point and the angles.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {
    self.gradient = gradient
  }

  /// Takes colours, the point and where the first colour begins.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(gradient: gradient, center: center, startAngle: angle)
  }

  /// Takes colours, the point and the angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Takes colours, the point and where the first colour begins.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Takes colours with their places, the point and the angles.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Takes colours with their places, the point and where the first colour begins.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// The first of the colours.
  public var plainColor: Color { gradient.plainColor }
}

extension AngularGradient: View {
  /// What the view is made of.
  public var body: some View { plainColor.guessed }
}
