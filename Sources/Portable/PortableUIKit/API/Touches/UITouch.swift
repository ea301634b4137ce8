public import Foundation

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    /// It began.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stayed.
    case stationary = 2
    /// It ended.
    case ended = 3
    /// It was interrupted.
    case cancelled = 4
  }

  /// What touches a screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger beside the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer.
    case indirectPointer = 3
  }

  /// How far the touch has come.
  open internal(set) var phase = UITouch.Phase.began
  /// The number of taps in a row.
  open internal(set) var tapCount = 1
  /// The time of the touch, in seconds since the start of the system.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// The view that was touched.
  open internal(set) weak var view: UIView?
  /// The window the touch is in.
  open var window: UIWindow? { view?.window }
  /// How hard the finger presses; 1 is usual.
  open var force: CGFloat { 1 }
  /// How hard a finger can press.
  open var maximumPossibleForce: CGFloat { 1 }
  /// The radius of the finger's tip, in points.
  open var majorRadius: CGFloat { 1 }
  /// What touches the screen.
  open var type: UITouch.TouchType { .direct }
  private let place: CGPoint

  init(at place: CGPoint, in view: UIView) {
    self.place = place
    self.view = view
    super.init()
  }

  /// Gives the place of the touch in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }

  /// Gives the exact place of the touch in a view's coordinates.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Gives the exact place before the touch moved; it never moves here.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Gives the place before the touch moved; it never moves here.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
