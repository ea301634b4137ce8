public import Foundation

/// The opening of a menu by touching and holding.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The object that gives the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Is called before the interaction comes to another view.
  open func willMove(to view: UIView?) {}

  /// Is called when the interaction came to another view.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}
