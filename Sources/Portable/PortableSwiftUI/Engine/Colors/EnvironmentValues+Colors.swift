import Foundation
import PortableUIKit

extension EnvironmentValues {
  func foregroundColor(_ own: Foreground? = nil) -> UIColor {
    let outer = foreground ?? defaultForeground
    return shown(own?.over(outer) ?? outer)
  }

  func shown(_ style: Foreground) -> UIColor {
    switch style {
    case .color(let color): shown(color)
    case .level(let level): shown(Color(Self.levels[min(level, 3)].approximate, .secondaryText))
    case .tint: shown(tint ?? .accentColor)
    case .approximate(let color): shown(color.approximate)
    }
  }

  /// A color as displayed: in the current appearance, and approximate if an effect may change it.
  func shown(_ color: Color) -> UIColor {
    let adapted =
      colorScheme == .dark ? color.adaptation.dark(color.uiColor) : color.uiColor
    let seen =
      opacity < 1 ? adapted.withAlphaComponent(adapted.cgColor.alpha * opacity) : adapted
    return changesColors ? seen.approximate : seen
  }

  /// The environment of a pushed or presented screen.
  ///
  /// The colors and the list style of the view that opens the screen don't carry over.
  var forNextScreen: EnvironmentValues {
    var values = self
    // A style that is set around a navigation stack also applies to its screens, but from here it's
    // unknown where it was set.
    if foreground != nil { values.defaultForeground = .approximate(.primary) }
    if foreground == nil { values.defaultForeground = .text }
    values.foreground = nil
    values.opacity = 1
    values.changesColors = false
    values.isInListRow = false
    return values
  }

  private static let levels: [UIColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
  ]
}

/// How a color changes in dark mode.
enum ColorAdaptation: Hashable, Sendable {
  case none
  case system
  case text
  case secondaryText
  /// Unknown: a color of UIKit may be of any kind.
  case unknown

  /// The color in dark mode.
  ///
  /// Source: Apple, Human Interface Guidelines, “Color”; A.
  func dark(_ color: UIColor) -> UIColor {
    let adapted =
      switch self {
      case .none: color
      case .system: color.darkVariant ?? color.approximate
      case .text: UIColor(white: 1, alpha: color.cgColor.alpha)
      case .secondaryText: UIColor(red: 0.92, green: 0.92, blue: 0.96, alpha: color.cgColor.alpha)
      case .unknown: color.approximate
      }
    return color.isKnown ? adapted : adapted.approximate
  }
}
