import AccessibilityTree

/// What the parts of a colour come from.
enum ColorSource: Hashable, Sendable {
  /// They are said by code.
  case parts(ScreenColor)
  /// They are those that the system shows at the moment in which they are asked for.
  case system(SystemColor, isDark: Bool)

  /// The parts at this moment.
  var parts: ScreenColor {
    switch self {
    case .parts(let parts): parts
    case .system(let color, let isDark):
      ScreenColor(rgb: SystemPalette.current.shade(of: color, isDark: isDark))
    }
  }
}

extension ScreenColor {
  /// Creates a colour of red, green and blue of eight bits each.
  init(rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255,
      green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255
    )
  }
}
