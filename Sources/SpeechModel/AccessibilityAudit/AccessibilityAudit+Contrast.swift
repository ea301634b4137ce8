public import AccessibilityTree
import Foundation

extension AccessibilityAudit {
  /// Finds texts whose contrast with their background is too low, in their order.
  ///
  /// Source: WCAG 2.2, 1.4.3: 4.5 to 1, and 3 to 1 for large text.
  public func issues(of texts: [ColoredText]) -> [AccessibilityIssue] {
    texts.compactMap { text in
      let contrast = text.foreground.contrast(with: text.background)
      let needed = text.isLarge ? 3 : 4.5
      guard contrast < needed else { return nil }
      let (front, back) = (text.foreground.hexadecimal, text.background.hexadecimal)
      return AccessibilityIssue(
        kind: .lowContrast,
        element: text.id,
        summary: "'\(text.text)' is \(front) on \(back), \(Self.ratio(contrast)) to 1",
        reason: "people with low vision, and everyone in bright sunlight, need at least "
          + (text.isLarge ? "3 to 1 for large text" : "4.5 to 1"),
        suggestion: "make the text or its background darker or lighter, also in Dark Mode and with "
          + "Increase Contrast"
      )
    }
  }

  /// Formats a ratio with two decimals, rounded down so that 4.499 doesn't pass for 4.5.
  private static func ratio(_ contrast: Double) -> String {
    let hundredths = Int(contrast * 100)
    let digits = hundredths % 100
    return "\(hundredths / 100).\(digits < 10 ? "0" : "")\(digits)"
  }
}

extension ScreenColor {
  /// The relative luminance, from 0 for black to 1 for white.
  ///
  /// Source: WCAG 2.2, “relative luminance”.
  public var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio with another colour, from 1 for equal colours to 21 for black and
  /// white.
  ///
  /// Source: WCAG 2.2, “contrast ratio”.
  public func contrast(with other: ScreenColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour in hexadecimal notation, such as `#FF9500`.
  public var hexadecimal: String {
    [red, green, blue].reduce(into: "#") { text, part in
      let digits = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16, uppercase: true)
      text += digits.count == 1 ? "0\(digits)" : digits
    }
  }
}
