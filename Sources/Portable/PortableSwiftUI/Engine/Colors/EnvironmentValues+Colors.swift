import Foundation
import PortableUIKit

extension EnvironmentValues {
  /// What texts and symbols are painted with; `nil` where code chose nothing.
  var foreground: Foreground? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// What texts and symbols are painted with where code chose nothing: that of a button differs.
  var usualForeground: Foreground {
    get { self[UsualForegroundKey.self] }
    set { self[UsualForegroundKey.self] = newValue }
  }

  /// The colour of what can be touched; `nil` for that of the app.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// How much is seen of the views, from 0 to 1.
  var opacity: Double {
    get { self[OpacityKey.self] }
    set { self[OpacityKey.self] = newValue }
  }

  /// Whether an effect around the views changes their colours, or what lies behind them.
  var changesColors: Bool {
    get { self[ChangesColorsKey.self] }
    set { self[ChangesColorsKey.self] = newValue }
  }

  /// What a text or a symbol is painted with that has a style of its own, or none.
  func foregroundColor(_ own: Foreground? = nil) -> UIColor {
    let outer = foreground ?? usualForeground
    return shown(own?.over(outer) ?? outer)
  }

  /// A style as it is seen.
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

private enum ForegroundKey: EnvironmentKey {
  static var defaultValue: Foreground? { nil }
}

private enum UsualForegroundKey: EnvironmentKey {
  static var defaultValue: Foreground { .text }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

private enum OpacityKey: EnvironmentKey {
  static var defaultValue: Double { 1 }
}

private enum ChangesColorsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
