public import Foundation
public import PortableUIKit

/// A color, and as a view an area that fills the space it is offered.
public struct Color: Hashable, @unchecked Sendable {
  let uiColor: UIColor
  let adaptation: ColorAdaptation

  init(_ color: UIColor, _ adaptation: ColorAdaptation) {
    uiColor = color
    self.adaptation = adaptation
  }

  public init(_ color: UIColor) { self.init(color, color.darkVariant == nil ? .unknown : .system) }
  public init(uiColor: UIColor) { self.init(uiColor) }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) { self.init(UIColor(red: red, green: green, blue: blue, alpha: opacity), .none) }

  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(UIColor(white: white, alpha: opacity), .none)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity),
      .none
    )
  }

  /// A color of the asset catalog, which isn't available here: an approximate gray.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(UIColor.gray.approximate) }
  public init(_ resource: ColorResource) { self.init(UIColor.gray.approximate) }

  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public func opacity(_ opacity: Double) -> Color {
    let (color, adaptation) = (uiColor, adaptation)
    return Color(color.withAlphaComponent(color.cgColor.alpha * opacity), adaptation)
  }

  /// The same color, marked as possibly different from the one on a device.
  var approximate: Color { Color(uiColor.approximate, adaptation) }

  public var gradient: Color { approximate }
  public static var red: Color { Color(.systemRed) }
  public static var orange: Color { Color(.systemOrange) }
  public static var yellow: Color { Color(.systemYellow) }
  public static var green: Color { Color(.systemGreen) }
  public static var mint: Color { Color(.systemMint) }
  public static var teal: Color { Color(.systemTeal) }
  public static var cyan: Color { Color(.systemCyan) }
  public static var blue: Color { Color(.systemBlue) }
  public static var indigo: Color { Color(.systemIndigo) }
  public static var purple: Color { Color(.systemPurple) }
  public static var pink: Color { Color(.systemPink) }
  public static var brown: Color { Color(.systemBrown) }
  public static var white: Color { Color(.white, .none) }
  public static var gray: Color { Color(.systemGray) }
  public static var black: Color { Color(.black, .none) }
  public static var clear: Color { Color(.clear, .none) }
  public static var primary: Color { Color(.label, .text) }
  public static var secondary: Color { Color(.secondaryLabel.approximate, .secondaryText) }
  public static var accentColor: Color { Color(.systemBlue.approximate) }
}

extension Color: ShapeStyle { public var plainColor: Color { self } }

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

extension Color: View { public typealias Body = Never }

extension Color: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let surface = FillSurface(color: context.environment.shown(self))
    return [RenderedView(context, layout: LeafRule.flexible, surface: surface)]
  }
}
