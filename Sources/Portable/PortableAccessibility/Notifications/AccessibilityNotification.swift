/// The notifications an app posts without a need for UIKit.
public struct AccessibilityNotification {
  private init() {}

  /// What is posted: its kind and what goes with it.
  package enum Kind: Sendable {
    /// A text is to be spoken.
    case announcement
    /// Part of the screen changed.
    case layoutChanged
    /// The content was scrolled.
    case pageScrolled
    /// A new screen appeared.
    case screenChanged
  }

  /// What passes a posted notification on to the screen; without a screen nobody listens.
  @MainActor package static var relay: ((Kind, Any?) -> Void)?
}
