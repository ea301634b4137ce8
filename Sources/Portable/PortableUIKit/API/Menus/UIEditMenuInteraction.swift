public import Foundation

/// Shows a menu of commands for text; it is not shown here.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The object that fills the menu.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view.
  public private(set) weak var view: UIView?

  /// Creates a behaviour.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Shows the menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}

  /// Closes the menu.
  open func dismissMenu() {}

  /// Is called before the behaviour comes to another view.
  open func willMove(to view: UIView?) {}

  /// Is called when the behaviour came to another view.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}
