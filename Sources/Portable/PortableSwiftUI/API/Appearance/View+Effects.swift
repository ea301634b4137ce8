public import Foundation

// Effects on what is drawn: nothing is heard of it and nothing moves by it, so it is accepted and does nothing
// but that the contrast of what is in it is not told.
nonisolated extension View {
  /// Says that nobody knows here in which colours the view is seen, or before what.
  func changingColors() -> some View { modifier(EnvironmentModifier { $0.changesColors = true }) }

  /// Changes only what is seen.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { changingColors() }
  /// Changes only what is seen.
  public func brightness(_ amount: Double) -> some View { changingColors() }
  /// Changes only what is seen.
  public func contrast(_ amount: Double) -> some View { changingColors() }
  /// Changes only what is seen.
  public func saturation(_ amount: Double) -> some View { changingColors() }
  /// Changes only what is seen.
  public func grayscale(_ amount: Double) -> some View { changingColors() }
  /// Changes only what is seen.
  public func blendMode(_ blendMode: BlendMode) -> some View { changingColors() }
  /// Changes only what is seen.
  public func compositingGroup() -> some View { self }
  /// Changes only what is seen.
  public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
  /// Changes only what is seen.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  /// Changes only what is seen.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  /// Changes only what is seen.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View { self }
  /// Changes only what is seen.
  public func zIndex(_ value: Double) -> some View { changingColors() }
  /// Changes only what is seen.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Changes only what is seen.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Changes only what is seen.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  /// Changes only what is seen.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> some View { self }
  /// Changes only what is seen.
  public func colorInvert() -> some View { changingColors() }
  /// Changes only what is seen.
  public func colorMultiply(_ color: Color) -> some View { changingColors() }
  /// Changes only what is seen.
  public func hueRotation(_ angle: Angle) -> some View { changingColors() }
  /// Changes only what is seen.
  public func luminanceToAlpha() -> some View { changingColors() }
  /// Changes only what is seen.
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  /// Changes only what is seen.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  /// Changes only what is seen.
  public func redacted(reason: RedactionReasons) -> some View { changingColors() }
  /// Changes only what is seen.
  public func unredacted() -> some View { self }
  /// Changes only what is seen.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// Changes only what is seen.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// Changes only what is seen.
  public func geometryGroup() -> some View { self }
}
