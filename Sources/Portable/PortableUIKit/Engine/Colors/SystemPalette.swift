import AccessibilityTree
import Synchronization

/// Which shades of the system's colours a device shows.
struct SystemPalette: Hashable, Sendable {
  /// The look of the system.
  var look = SystemLook.iOS26
  /// Whether the user asks for increased contrast.
  var hasIncreasedContrast = false

  private static let inUse = Mutex(SystemPalette())

  /// The palette in use, which may be asked for on any thread; that of iOS 26 at first.
  static var current: SystemPalette {
    get { inUse.withLock { $0 } }
    set { inUse.withLock { $0 = newValue } }
  }

  /// Gives a colour as red, green and blue of eight bits.
  func shade(of color: SystemColor, isDark: Bool) -> UInt32 {
    let shades = SystemShades(color, look)
    return switch (isDark, hasIncreasedContrast) {
    case (false, false): shades.light
    case (true, false): shades.dark
    case (false, true): shades.strongLight
    case (true, true): shades.strongDark
    }
  }
}
