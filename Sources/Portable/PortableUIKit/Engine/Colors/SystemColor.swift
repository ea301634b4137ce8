import AccessibilityTree
import Synchronization

/// A named color of the system.
///
/// Its components come from the ``SystemPalette`` in use.
enum SystemColor: Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
}

enum ColorSource: Hashable, Sendable {
  case parts(ScreenColor)
  case system(SystemColor, isDark: Bool)

  var parts: ScreenColor {
    switch self {
    case .parts(let parts): parts
    case .system(let color, let isDark):
      ScreenColor(rgb: SystemPalette.current.shade(of: color, isDark: isDark))
    }
  }
}

extension ScreenColor {
  init(rgb: UInt32) {
    self.init(
      red: Double(rgb >> 16 & 0xFF) / 255,
      green: Double(rgb >> 8 & 0xFF) / 255,
      blue: Double(rgb & 0xFF) / 255
    )
  }
}

/// The variants of the system colors that a device shows.
struct SystemPalette: Hashable, Sendable {
  var look = SystemLook.iOS26
  var hasIncreasedContrast = false

  private static let inUse = Mutex(SystemPalette())

  /// The palette in use, readable from any thread; that of iOS 26 by default.
  static var current: SystemPalette {
    get { inUse.withLock { $0 } }
    set { inUse.withLock { $0 = newValue } }
  }

  func shade(of color: SystemColor, isDark: Bool) -> UInt32 {
    let shades = SystemShades(color, look)
    return switch (isDark, hasIncreasedContrast) {
    case (false, false): shades.light
    case (true, false): shades.dark
    case (false, true): shades.highContrastLight
    case (true, true): shades.highContrastDark
    }
  }
}

/// The four variants of a system color, each as 8-bit red, green and blue.
///
/// Source: Apple, Human Interface Guidelines, “Color”, “System colors” and “iOS, iPadOS system gray
/// colors”: for iOS 26 the tables as they are in November 2026, for iOS 18 as they were then; A.
struct SystemShades {
  let light: UInt32
  let dark: UInt32
  let highContrastLight: UInt32
  let highContrastDark: UInt32

  private init(
    _ light: UInt32,
    _ dark: UInt32,
    _ highContrastLight: UInt32,
    _ highContrastDark: UInt32
  ) {
    self.light = light
    self.dark = dark
    self.highContrastLight = highContrastLight
    self.highContrastDark = highContrastDark
  }

  init(_ color: SystemColor, _ look: SystemLook) {
    switch (color, look) {
    case (.red, .iOS26): self.init(0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165)
    case (.red, .iOS18): self.init(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
    case (.orange, .iOS26): self.init(0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056)
    case (.orange, .iOS18): self.init(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
    case (.yellow, .iOS26): self.init(0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43)
    case (.yellow, .iOS18): self.init(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
    case (.green, .iOS26): self.init(0x34C759, 0x30D158, 0x008932, 0x4AD968)
    case (.green, .iOS18): self.init(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
    case (.mint, .iOS26): self.init(0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB)
    case (.mint, .iOS18): self.init(0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF)
    case (.teal, .iOS26): self.init(0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC)
    case (.teal, .iOS18): self.init(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
    case (.cyan, .iOS26): self.init(0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF)
    case (.cyan, .iOS18): self.init(0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF)
    case (.blue, .iOS26): self.init(0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF)
    case (.blue, .iOS18): self.init(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
    case (.indigo, .iOS26): self.init(0x6155F5, 0x6D7CFF, 0x564ADE, 0xA7AAFF)
    case (.indigo, .iOS18): self.init(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
    case (.purple, .iOS26): self.init(0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF)
    case (.purple, .iOS18): self.init(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
    case (.pink, .iOS26): self.init(0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4)
    case (.pink, .iOS18): self.init(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
    case (.brown, .iOS26): self.init(0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679)
    case (.brown, .iOS18): self.init(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
    case (.gray, _): self.init(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
    case (.gray2, _): self.init(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
    case (.gray3, _): self.init(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
    case (.gray4, _): self.init(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
    case (.gray5, _): self.init(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
    case (.gray6, _): self.init(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
    }
  }
}

extension UIColor {
  package final var darkVariant: UIColor? {
    guard case .system(let color, _) = source else { return nil }
    return UIColor(.system(color, isDark: true), alpha: alpha)
  }
}
