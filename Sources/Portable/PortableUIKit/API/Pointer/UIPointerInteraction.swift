import Foundation

/// Changes the pointer over a view; there is no pointer here.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The object that says how.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view.
  public private(set) weak var view: UIView?
  /// Whether the pointer changes.
  open var isEnabled = true

  /// Creates a behaviour.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Asks for the pointer's shape again.
  open func invalidate() {}

  /// Is called before the behaviour comes to another view.
  open func willMove(to view: UIView?) {}

  /// Is called when the behaviour came to another view.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}
