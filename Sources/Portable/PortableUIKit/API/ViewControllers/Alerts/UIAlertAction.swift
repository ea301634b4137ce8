public import Foundation

/// An answer to an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, UIAccessibilityIdentification {
  /// What an answer does.
  public enum Style: Int, Sendable {
    /// Something.
    case `default` = 0
    /// Nothing.
    case cancel = 1
    /// Something that cannot be undone.
    case destructive = 2
  }

  /// The title.
  public let title: String?
  /// What it does.
  public let style: UIAlertAction.Style
  /// Whether it responds.
  open var isEnabled = true
  /// The name a test finds it by.
  open var accessibilityIdentifier: String?
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates an answer.
  public init(
    title: String?,
    style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Calls the closure.
  func perform() {
    handler?(self)
  }
}
