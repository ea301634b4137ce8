import Foundation

/// Lets something be dropped on a view: by actions of assistive technologies.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The object that says what is done with it.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view.
  public private(set) weak var view: UIView?
  /// Whether several drops may be under way.
  open var allowsSimultaneousDropSessions = false

  /// Creates a behaviour.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Is called before the behaviour comes to another view.
  open func willMove(to view: UIView?) {}

  /// Is called when the behaviour came to another view.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}
