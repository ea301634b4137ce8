public import Foundation

extension AccessibilityNotification {
  /// The place that a scroll came to, such as “Page 2 of 5”.
  public struct PageScrolled {
    private let status: NSAttributedString

    /// Creates a notification from the text that tells the place.
    public init(_ scrollStatus: String) {
      status = NSAttributedString(string: scrollStatus)
    }

    /// Creates a notification from a text with attributes of speech.
    public init(_ scrollStatus: NSAttributedString) {
      status = scrollStatus
    }

    /// Creates a notification from a text with attributes of speech.
    public init(_ scrollStatus: AttributedString) {
      status = NSAttributedString(scrollStatus)
    }

    /// Tells assistive technologies.
    @preconcurrency @MainActor public func post() {
      relay?(.pageScrolled, status)
    }
  }
}
