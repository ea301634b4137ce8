public import Foundation

extension AccessibilityNotification {
  /// A text that is to be spoken while the focus stays where it is.
  public struct Announcement {
    private let text: NSAttributedString

    /// Creates an announcement.
    public init(_ announcement: String) {
      text = NSAttributedString(string: announcement)
    }

    /// Creates an announcement with attributes of speech, such as its priority.
    public init(_ announcement: NSAttributedString) {
      text = announcement
    }

    /// Creates an announcement with attributes of speech, such as its priority.
    public init(_ announcement: AttributedString) {
      text = NSAttributedString(announcement)
    }

    /// Tells assistive technologies.
    @preconcurrency @MainActor public func post() {
      relay?(.announcement, text)
    }
  }
}
