public import AccessibilityTree
import Foundation

extension ScreenColor {
  /// The brightness as people see it, from 0 for black to 1 for white.
  ///
  /// Source: WCAG 2.2, “relative luminance”.
  public var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Gives the contrast with another colour, from 1 for the same to 21 for black and white.
  ///
  /// Source: WCAG 2.2, “contrast ratio”.
  public func contrast(with other: ScreenColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour as designers write it, such as `#FF9500`.
  public var hexadecimal: String {
    [red, green, blue].reduce(into: "#") { text, part in
      let digits = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16, uppercase: true)
      text += digits.count == 1 ? "0\(digits)" : digits
    }
  }
}
