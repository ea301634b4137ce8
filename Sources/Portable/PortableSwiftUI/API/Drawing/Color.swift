public import Foundation
public import PortableUIKit

/// A colour, which fills the room it has.
public struct Color: Hashable, @unchecked Sendable {
  let uiColor: UIColor

  /// Takes a colour of UIKit.
  public init(_ color: UIColor) {
    uiColor = color
  }

  /// Takes a colour of UIKit.
  public init(uiColor: UIColor) {
    self.init(uiColor)
  }

  /// Creates a colour from parts of 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: opacity))
  }

  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(UIColor(white: white, alpha: opacity))
  }

  /// Creates a colour from its hue.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    )
  }

  /// Takes a colour of the app's catalogue, which is not known here.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(UIColor.gray)
  }

  /// What parts of a colour are counted in.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// The same colour, through which others shine.
  public func opacity(_ opacity: Double) -> Color { Color(uiColor.withAlphaComponent(opacity)) }

  /// The colour with less at its lower end; nothing is seen of it.
  public var gradient: Color { self }

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
  public static var white: Color { Color(.white) }
  public static var gray: Color { Color(.systemGray) }
  public static var black: Color { Color(.black) }
  public static var clear: Color { Color(.clear) }
  public static var primary: Color { Color(.label) }
  public static var secondary: Color { Color(.secondaryLabel) }
  public static var accentColor: Color { Color(.systemBlue) }
}

extension Color: ShapeStyle {
  public var plainColor: Color { self }
}

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

extension Color: View {
  public typealias Body = Never
}

extension Color: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    [RenderedView(context, layout: LeafRule.flexible, surface: FillSurface(color: uiColor))]
  }
}
