import Foundation

/// Colours that stand out from a blur; nothing is drawn.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates colours for a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init()
  }
}
