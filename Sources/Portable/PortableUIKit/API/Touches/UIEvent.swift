public import Foundation

/// Something the user did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing the user did.
  public enum EventType: Int, Sendable {
    /// Touched the screen.
    case touches = 0
    /// Moved the device.
    case motion = 1
    /// Used a remote control.
    case remoteControl = 2
    /// Pressed a key.
    case presses = 3
  }

  /// How a device was moved.
  public enum EventSubtype: Int, Sendable {
    /// In no way that is known.
    case none = 0
    /// It was shaken.
    case motionShake = 1
  }

  final var touches: Set<UITouch> = []
  // Whether the event came to the end of the responder chain.
  final var isUnanswered = false

  /// What kind of thing the user did.
  open var type: UIEvent.EventType { .touches }
  /// How the device was moved.
  open var subtype: UIEvent.EventSubtype { .none }
  /// The time, in seconds since the start of the system.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// The fingers on the screen.
  open var allTouches: Set<UITouch>? { touches }

  /// Gives the fingers on a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches.filter { $0.view === view }
  }

  /// Gives the fingers in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  /// Gives the places a finger passed since the last event; here only the last one.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Gives the places a finger is expected to pass; here none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
