import Foundation

/// Lets what a view holds be dragged: by actions of assistive technologies.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The object that says what is dragged.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view.
  public private(set) weak var view: UIView?
  /// Whether other gestures wait for the drag.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether something can be dragged.
  open var isEnabled = true
  /// Whether something can be dragged at first; on a phone, too.
  open class var isEnabledByDefault: Bool { true }

  /// Creates a behaviour.
  public init(delegate: any UIDragInteractionDelegate) {
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
