import Foundation

/// A source of vibrations that tell of a choice.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Vibrates.
  open func selectionChanged() {
    count += 1
  }
}
