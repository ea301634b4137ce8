public import Foundation

/// The menu of commands for text as it was before iOS 16; it is not shown here.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The only one.
  public static let shared = UIMenuController()
  /// Whether it is shown; here never.
  open var isMenuVisible: Bool { false }
  /// The commands of the app.
  open var menuItems: [UIMenuItem]?

  /// Shows the menu.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}

  /// Closes the menu.
  open func hideMenu(from targetView: UIView) {}

  /// Closes the menu.
  open func hideMenu() {}
}
