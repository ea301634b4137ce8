public import Foundation

/// The notifications an app can post without UIKit.
///
/// `post()` hands each one to ``relay``, which the current screen sets.
public struct AccessibilityNotification {
  private init() {}

  package enum Kind: Sendable {
    case announcement
    case layoutChanged, pageScrolled, screenChanged
  }

  /// Passes posted notifications to the current screen.
  ///
  /// While no screen exists it is `nil`, and notifications are dropped.
  @MainActor package static var relay: ((Kind, Any?) -> Void)?

  public struct Announcement {
    private let text: NSAttributedString

    public init(_ announcement: String) { text = NSAttributedString(string: announcement) }
    public init(_ announcement: NSAttributedString) { text = announcement }
    public init(_ announcement: AttributedString) { text = NSAttributedString(announcement) }

    @preconcurrency @MainActor public func post() { relay?(.announcement, text) }
  }

  public struct LayoutChanged {
    private let element: Any?

    public init(_ focusElement: Any? = nil) { element = focusElement }

    @preconcurrency @MainActor public func post() { relay?(.layoutChanged, element) }
  }

  public struct PageScrolled {
    private let status: NSAttributedString

    public init(_ scrollStatus: String) { status = NSAttributedString(string: scrollStatus) }
    public init(_ scrollStatus: NSAttributedString) { status = scrollStatus }
    public init(_ scrollStatus: AttributedString) { status = NSAttributedString(scrollStatus) }

    @preconcurrency @MainActor public func post() { relay?(.pageScrolled, status) }
  }

  public struct ScreenChanged {
    private let element: Any?

    public init(_ focusElement: Any? = nil) { element = focusElement }

    @preconcurrency @MainActor public func post() { relay?(.screenChanged, element) }
  }
}
