import PortableUIKit

/// What becomes of a colour in the dark.
enum ColorAdaptation: Hashable, Sendable {
  /// Nothing.
  case none
  /// It is one of the system, which has another in the dark.
  case system
  /// It is that of texts, which are white then.
  case text
  /// It is that of lesser texts.
  case lesserText
  /// Nobody knows: a colour of UIKit may be of any kind.
  case unknown

  /// The colour in the dark.
  ///
  /// Source: Apple, Human Interface Guidelines, “Color”; A.
  func dark(_ color: UIColor) -> UIColor {
    let adapted =
      switch self {
      case .none: color
      case .system: color.darkVariant ?? color.guessed
      case .text: UIColor(white: 1, alpha: color.cgColor.alpha)
      case .lesserText: UIColor(red: 0.92, green: 0.92, blue: 0.96, alpha: color.cgColor.alpha)
      case .unknown: color.guessed
      }
    return color.isKnown ? adapted : adapted.guessed
  }
}
