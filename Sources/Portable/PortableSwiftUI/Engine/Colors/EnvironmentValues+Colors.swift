import Foundation
import PortableUIKit

extension EnvironmentValues {
  /// What texts and symbols are painted with; `nil` where code chose nothing.
  var foreground: Foreground? {
    get { value(nil) }
    set { keep(newValue) }
  }

  /// What texts and symbols are painted with where code chose nothing: that of a button differs.
  var usualForeground: Foreground {
    get { value(.text) }
    set { keep(newValue) }
  }

  /// The colour of what can be touched; `nil` for that of the app.
  var tint: Color? {
    get { value(nil) }
    set { keep(newValue) }
  }

  /// How much is seen of the views, from 0 to 1.
  var opacity: Double {
    get { value(1) }
    set { keep(newValue) }
  }

  /// Whether an effect around the views changes their colours, or what lies behind them.
  var changesColors: Bool {
    get { value(false) }
    set { keep(newValue) }
  }

  /// What a text or a symbol is painted with that has a style of its own, or none.
  func foregroundColor(_ own: Foreground? = nil) -> UIColor {
    let outer = foreground ?? usualForeground
    return shown(own?.over(outer) ?? outer)
  }

  func shown(_ style: Foreground) -> UIColor {
    switch style {
    case .color(let color): shown(color)
    case .level(let level): shown(Color(Self.levels[min(level, 3)].guessed, .lesserText))
    case .tint: shown(tint ?? .accentColor)
    case .guessed(let color): shown(color.guessed)
    }
  }

  /// A colour as it is seen: light or dark, and as far as an effect leaves it as it is.
  func shown(_ color: Color) -> UIColor {
    let adapted =
      colorScheme == .dark ? color.adaptation.dark(color.uiColor) : color.uiColor
    let seen =
      opacity < 1 ? adapted.withAlphaComponent(adapted.cgColor.alpha * opacity) : adapted
    return changesColors ? seen.guessed : seen
  }

  /// The surroundings of a screen that is pushed or presented from here: the colours and the list of what
  /// it is opened by are not its own.
  var ofNextScreen: EnvironmentValues {
    var values = self
    // What is chosen around a stack of screens holds there, too; where it was chosen is not known.
    if foreground != nil { values.usualForeground = .guessed(.primary) }
    if foreground == nil { values.usualForeground = .text }
    values.foreground = nil
    values.opacity = 1
    values.changesColors = false
    values.isInRows = false
    return values
  }

  private static let levels: [UIColor] = [
    .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
  ]
}

/// What becomes of a colour in the dark.
enum ColorAdaptation: Hashable, Sendable {
  case none
  /// It is one of the system, which has another in the dark.
  case system
  case text
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
