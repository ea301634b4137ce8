import Foundation

/// Glass before what lies behind a view; nothing is drawn.
@available(iOS 26.0, *)
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// The look of glass.
  public enum Style: Int, Sendable {
    /// As the screen.
    case regular = 0
    /// Clear.
    case clear = 1
  }

  /// Whether the glass answers touches.
  open var isInteractive = false
  /// The colour of the glass.
  open var tintColor: UIColor?

  /// Creates glass of a look.
  public convenience init(style: UIGlassEffect.Style) {
    self.init()
  }
}
