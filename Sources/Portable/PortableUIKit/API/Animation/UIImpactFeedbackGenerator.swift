public import Foundation

/// A source of vibrations as of things that touch.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the things.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light = 0
    /// Medium.
    case medium = 1
    /// Heavy.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Hard.
    case rigid = 4
  }

  /// Creates a source.
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
    self.init()
  }

  /// Vibrates.
  open func impactOccurred() {
    count += 1
  }

  /// Vibrates with a strength from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    count += 1
  }
}
