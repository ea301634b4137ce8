public import Foundation

/// The notifications an app posts without a need for UIKit.
public struct AccessibilityNotification {
  private init() {}

  /// What is posted: its kind and what goes with it.
  package enum Kind: Sendable {
    /// A text is to be spoken.
    case announcement
    case layoutChanged, pageScrolled, screenChanged
  }

  /// What passes a posted notification on to the screen; without a screen nobody listens.
  @MainActor package static var relay: ((Kind, Any?) -> Void)?
}

extension AccessibilityNotification {
  /// A text that is to be spoken while the focus stays where it is.
  public struct Announcement {
    private let text: NSAttributedString

    public init(_ announcement: String) { text = NSAttributedString(string: announcement) }

    /// Creates an announcement with attributes of speech, such as its priority.
    public init(_ announcement: NSAttributedString) { text = announcement }

    /// Creates an announcement with attributes of speech, such as its priority.
    public init(_ announcement: AttributedString) { text = NSAttributedString(announcement) }

    /// Tells assistive technologies.
    @preconcurrency @MainActor public func post() { relay?(.announcement, text) }
  }

  public struct LayoutChanged {
    private let element: Any?

    /// Creates a notification; the focus goes to the element, or a text is spoken.
    public init(_ focusElement: Any? = nil) { element = focusElement }

    /// Tells assistive technologies.
    @preconcurrency @MainActor public func post() { relay?(.layoutChanged, element) }
  }

  public struct PageScrolled {
    private let status: NSAttributedString

    public init(_ scrollStatus: String) { status = NSAttributedString(string: scrollStatus) }
    public init(_ scrollStatus: NSAttributedString) { status = scrollStatus }
    public init(_ scrollStatus: AttributedString) { status = NSAttributedString(scrollStatus) }

    /// Tells assistive technologies.
    @preconcurrency @MainActor public func post() { relay?(.pageScrolled, status) }
  }

  public struct ScreenChanged {
    private let element: Any?

    /// Creates a notification; the focus goes to the element, or a text is spoken.
    public init(_ focusElement: Any? = nil) { element = focusElement }

    /// Tells assistive technologies.
    @preconcurrency @MainActor public func post() { relay?(.screenChanged, element) }
  }
}
