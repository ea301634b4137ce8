public import Foundation

public enum BlendMode: Sendable { case normal, multiply, screen, overlay, darken, lighten }
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

public struct Glass: Equatable, Sendable {
  public static let regular = Glass()
  public static let clear = Glass()
  public static let identity = Glass()
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

public protocol VisualEffect: Sendable {}
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func scaleEffect(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
}

// Accepted without effect, except that contrast isn't checked inside: effects change colors.
nonisolated extension View {
  func changingColors() -> some View { modifier(EnvironmentModifier { $0.changesColors = true }) }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { changingColors() }
  public func brightness(_ amount: Double) -> some View { changingColors() }
  public func contrast(_ amount: Double) -> some View { changingColors() }
  public func saturation(_ amount: Double) -> some View { changingColors() }
  public func grayscale(_ amount: Double) -> some View { changingColors() }
  public func blendMode(_ blendMode: BlendMode) -> some View { changingColors() }
  public func compositingGroup() -> some View { self }
  public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View { self }
  public func zIndex(_ value: Double) -> some View { changingColors() }
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { self }
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> some View { self }
  public func colorInvert() -> some View { changingColors() }
  public func colorMultiply(_ color: Color) -> some View { changingColors() }
  public func hueRotation(_ angle: Angle) -> some View { changingColors() }
  public func luminanceToAlpha() -> some View { changingColors() }
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }
  public func redacted(reason: RedactionReasons) -> some View { changingColors() }
  public func unredacted() -> some View { self }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  public func geometryGroup() -> some View { self }
}

nonisolated extension View {
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View { changingColors() }
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View { changingColors() }
  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View { changingColors() }
}
