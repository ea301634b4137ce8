import PortableUIKit

/// What an area is filled with.
public protocol ShapeStyle: Sendable {
  /// The colour that stands for it.
  var plainColor: Color { get }
}

extension ShapeStyle {
  /// Nothing is seen of a style but its colour.
  public var plainColor: Color { .gray }

  /// The style, through which others shine.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    ((self as? Color) ?? plainColor.guessed).opacity(opacity)
  }
}

/// The colour of what is chosen.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates one.
  public init() {}
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// Selection.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

/// The colours that the system gives to what is in front, in the order of their weight.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// Primary.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Secondary.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Tertiary.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// Quaternary.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
}

/// The colour of the background.
public struct BackgroundStyle: ShapeStyle {
  /// Creates one.
  public init() {}

  /// The colour behind everything.
  public var plainColor: Color { Color(.systemBackground) }
}

/// The colour of controls.
public struct TintShapeStyle: ShapeStyle {
  /// Creates one.
  public init() {}
}

/// A surface through which the background shines.
public struct Material: ShapeStyle {
  /// Ultra thin.
  public static let ultraThin = Material()
  /// Thin.
  public static let thin = Material()
  /// Regular.
  public static let regular = Material()
  /// Thick.
  public static let thick = Material()
  /// That of bars.
  public static let bar = Material()

  /// The colour behind a group, which looks alike over a plain background.
  public var plainColor: Color { Color(.secondarySystemBackground) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// Primary.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// Secondary.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// Tertiary.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// Quaternary.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// Background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// Tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Material {
  /// Ultra thin material.
  public static var ultraThinMaterial: Material { Material() }
  /// Thin material.
  public static var thinMaterial: Material { Material() }
  /// Regular material.
  public static var regularMaterial: Material { Material() }
  /// Thick material.
  public static var thickMaterial: Material { Material() }
  /// Ultra thick material.
  public static var ultraThickMaterial: Material { Material() }
  /// Bar.
  public static var bar: Material { Material() }
}

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether what lies inside two lines is left out.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Creates one.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
