import Foundation

/// A source of vibrations that tell how something went.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// Doubtfully.
    case warning = 1
    /// Badly.
    case error = 2
  }

  /// Vibrates.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
    count += 1
  }
}
