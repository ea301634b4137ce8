import Foundation

/// A command for text in the menu as it was before iOS 16.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What it is called.
  open var title: String
  /// The method it calls.
  open var action: Selector

  /// Creates a command.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
