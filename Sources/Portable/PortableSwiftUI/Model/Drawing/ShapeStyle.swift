import PortableUIKit

public protocol ShapeStyle: Sendable { var plainColor: Color { get } }

extension ShapeStyle {
  public var plainColor: Color { .gray }

  @_disfavoredOverload public func opacity(_ opacity: Double) -> some ShapeStyle {
    ((self as? Color) ?? plainColor.approximate).opacity(opacity)
  }
}

public struct SelectionShapeStyle: ShapeStyle { public init() {} }

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
}

public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public var plainColor: Color { Color(.systemBackground) }
}

public struct TintShapeStyle: ShapeStyle { public init() {} }

public struct Material: ShapeStyle {
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let bar = Material()

  public var plainColor: Color { Color(.secondarySystemBackground) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { Material() }
  public static var thinMaterial: Material { Material() }
  public static var regularMaterial: Material { Material() }
  public static var thickMaterial: Material { Material() }
  public static var ultraThickMaterial: Material { Material() }
  public static var bar: Material { Material() }
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
