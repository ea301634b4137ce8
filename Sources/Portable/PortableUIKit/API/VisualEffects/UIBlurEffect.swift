import Foundation

/// A blur of what lies behind a view; nothing is drawn.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The look of a blur.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the screen.
    case regular = 4
    /// As the screen, and standing out.
    case prominent = 5
    /// Very thin.
    case systemUltraThinMaterial = 6
    /// Thin.
    case systemThinMaterial = 7
    /// Neither thin nor thick.
    case systemMaterial = 8
    /// Thick.
    case systemThickMaterial = 9
    /// As bars.
    case systemChromeMaterial = 10
  }

  /// Creates a blur of a look.
  public convenience init(style: UIBlurEffect.Style) {
    self.init()
  }
}
