public import Foundation
public import PortableUIKit

/// A colour, which fills the room it has.
public struct Color: Hashable, @unchecked Sendable {
  /// The colour in the light appearance.
  let uiColor: UIColor
  /// What becomes of the colour in the dark.
  let adaptation: ColorAdaptation

  init(_ color: UIColor, _ adaptation: ColorAdaptation) {
    uiColor = color
    self.adaptation = adaptation
  }

  /// Takes a colour of UIKit.
  public init(_ color: UIColor) {
    self.init(color, color.darkVariant == nil ? .unknown : .system)
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
    self.init(UIColor(red: red, green: green, blue: blue, alpha: opacity), .none)
  }

  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(UIColor(white: white, alpha: opacity), .none)
  }

  /// Creates a colour from its hue.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity),
      .none
    )
  }

  /// Takes a colour of the app's catalogue, which is not known here.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(UIColor.gray.guessed)
  }

  /// What parts of a colour are counted in.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  /// The same colour, through which others shine.
  public func opacity(_ opacity: Double) -> Color {
    let (color, adaptation) = (uiColor, adaptation)
    return Color(color.withAlphaComponent(color.cgColor.alpha * opacity), adaptation)
  }

  /// The same colour, of which nobody knows whether it is the one that a device shows.
  var guessed: Color { Color(uiColor.guessed, adaptation) }

  /// The colour with less at its lower end, of which the colour itself is seen here.
  public var gradient: Color { guessed }

  /// Red.
  public static var red: Color { Color(.systemRed) }
  /// Orange.
  public static var orange: Color { Color(.systemOrange) }
  /// Yellow.
  public static var yellow: Color { Color(.systemYellow) }
  /// Green.
  public static var green: Color { Color(.systemGreen) }
  /// Mint.
  public static var mint: Color { Color(.systemMint) }
  /// Teal.
  public static var teal: Color { Color(.systemTeal) }
  /// Cyan.
  public static var cyan: Color { Color(.systemCyan) }
  /// Blue.
  public static var blue: Color { Color(.systemBlue) }
  /// Indigo.
  public static var indigo: Color { Color(.systemIndigo) }
  /// Purple.
  public static var purple: Color { Color(.systemPurple) }
  /// Pink.
  public static var pink: Color { Color(.systemPink) }
  /// Brown.
  public static var brown: Color { Color(.systemBrown) }
  /// White.
  public static var white: Color { Color(.white, .none) }
  /// Gray.
  public static var gray: Color { Color(.systemGray) }
  /// Black.
  public static var black: Color { Color(.black, .none) }
  /// Clear.
  public static var clear: Color { Color(.clear, .none) }
  /// Primary.
  public static var primary: Color { Color(.label, .text) }
  /// Secondary.
  public static var secondary: Color { Color(.secondaryLabel.guessed, .lesserText) }
  /// The colour of what can be touched, which the catalogue of an app may change.
  public static var accentColor: Color { Color(.systemBlue.guessed) }
}

extension Color: ShapeStyle {
  /// The colour that stands for it.
  public var plainColor: Color { self }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Mint.
  public static var mint: Color { .mint }
  /// Teal.
  public static var teal: Color { .teal }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// Blue.
  public static var blue: Color { .blue }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
  /// White.
  public static var white: Color { .white }
  /// Gray.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// Clear.
  public static var clear: Color { .clear }
}

extension Color: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

extension Color: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let surface = FillSurface(color: context.environment.shown(self))
    return [RenderedView(context, layout: LeafRule.flexible, surface: surface)]
  }
}
