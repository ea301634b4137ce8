import PortableUIKit

/// What an area is filled with.
public protocol ShapeStyle: Sendable {
  /// The colour that stands for it.
  var plainColor: Color { get }
}

extension ShapeStyle {
  /// Nothing is seen of a style but its colour.
  public var plainColor: Color { .gray }
}

/// An area filled with a style.
struct StyledArea<S: ShapeStyle>: View {
  let style: S

  var body: some View { style.plainColor.accessibilityHidden(true) }
}

/// The colours that the system gives to what is in front, in the order of their weight.
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle()
  public static let quaternary = HierarchicalShapeStyle()
}

/// The colour of the background.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

/// The colour of controls.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

/// A surface through which the background shines.
public struct Material: ShapeStyle {
  public static let ultraThinMaterial = Material()
  public static let thinMaterial = Material()
  public static let regularMaterial = Material()
  public static let thickMaterial = Material()
  public static let ultraThickMaterial = Material()
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let bar = Material()
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

/// How a shape is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether what lies inside two lines is left out.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
