import Foundation

/// How a single page is shown; it is kept and not looked at.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Which form of a page is asked for.
  public enum ContentMode: Int, Sendable {
    /// As fits the device.
    case recommended = 0
    /// That for phones.
    case mobile = 1
    /// That for computers.
    case desktop = 2
  }

  /// Which form of the page is asked for.
  open var preferredContentMode = WKWebpagePreferences.ContentMode.recommended
  /// Whether its scripts may run.
  open var allowsContentJavaScript = true
}
