public import Foundation

/// A source of short vibrations, which nobody feels here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  package final var count = 0
  public override init() { super.init() }
  public init(view: UIView) { super.init() }
  open func prepare() {}
}

/// A source of vibrations as of things that touch.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.init() }
  open func impactOccurred() { count += 1 }
  open func impactOccurred(intensity: CGFloat) { count += 1 }
}

/// A source of vibrations that tell how something went.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
    count += 1
  }
}

/// A source of vibrations that tell of a choice.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { count += 1 }
}
