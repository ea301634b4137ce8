/// A colour of a site, written as `#rrggbb`.
package struct SiteColor: Hashable, Sendable {
  package let text: String
  private let channels: [Double]

  /// Creates a colour from six hexadecimal digits after `#`; `nil` for any other text.
  package init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6, let number = UInt32(digits, radix: 16),
      digits.allSatisfy(\.isHexDigit)
    else { return nil }
    self.text = text.lowercased()
    channels = [16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 }
  }

  /// The colours of the page in `Site/style.css`.
  package static let lightPaper = SiteColor(light: "#fbfaf6")
  package static let darkPaper = SiteColor(light: "#16171b")

  private init(light text: String) {
    self = SiteColor(text) ?? SiteColor(black: text)
  }

  private init(black text: String) {
    self.text = text
    channels = [0, 0, 0]
  }

  /// The contrast with another colour, from 1 to 21.
  ///
  /// Source: WCAG 2.2, “contrast ratio” and “relative luminance”.
  package func contrast(with other: SiteColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : Self.power(($0 + 0.055) / 1.055) }
    return zip(linear, [0.2126, 0.7152, 0.0722]).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The power of 2.4.
  private static func power(_ value: Double) -> Double {
    // x^2.4 = x² · (x²)^(1/5), and Newton's method finds the fifth root.
    let square = value * value
    // From above, it converges for small values as well.
    var root = 1.0
    for _ in 0..<40 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
