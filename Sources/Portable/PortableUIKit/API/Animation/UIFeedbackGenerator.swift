public import Foundation

/// A source of short vibrations, which nobody feels here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// How often the app asked for a vibration.
  package final var count = 0

  /// Creates a source.
  public override init() {
    super.init()
  }

  /// Creates a source for a view.
  public init(view: UIView) {
    super.init()
  }

  /// Gets ready to vibrate.
  open func prepare() {}
}
