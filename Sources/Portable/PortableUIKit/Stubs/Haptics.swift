public import Foundation

@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  package final var count = 0
  public override init() { super.init() }
  public init(view: UIView) { super.init() }
  open func prepare() {}
}

@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.init() }
  open func impactOccurred() { count += 1 }
  open func impactOccurred(intensity: CGFloat) { count += 1 }
}

@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
    count += 1
  }
}

@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { count += 1 }
}
