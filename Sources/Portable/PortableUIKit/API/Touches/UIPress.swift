public import Foundation

/// A key or button that is pressed; here only keys of a keyboard are.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// How far a press has come.
  public enum Phase: Int, Sendable {
    /// It began.
    case began = 0
    /// Its force changed.
    case changed = 1
    /// It stayed.
    case stationary = 2
    /// It ended.
    case ended = 3
    /// It was interrupted.
    case cancelled = 4
  }

  /// Which button of a remote control is pressed.
  public enum PressType: Int, Sendable {
    /// The arrow upwards.
    case upArrow = 0
    /// The arrow downwards.
    case downArrow = 1
    /// The arrow to the left.
    case leftArrow = 2
    /// The arrow to the right.
    case rightArrow = 3
    /// The one that chooses.
    case select = 4
    /// The one that leads back.
    case menu = 5
    /// The one that starts and stops.
    case playPause = 6
    /// The next page.
    case pageUp = 30
    /// The page before.
    case pageDown = 31
  }

  /// How far the press has come.
  open internal(set) var phase = UIPress.Phase.began
  /// Which button it is.
  open var type: UIPress.PressType { .select }
  /// Which key of a keyboard it is.
  open internal(set) var key: UIKey?
  /// How hard it is pressed, from 0 to 1.
  open var force: CGFloat { 0 }
  /// The time of the press, in seconds since the start of the system.
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// The responder that answers it.
  open var responder: UIResponder? { nil }
  /// The window it goes to.
  open var window: UIWindow? { nil }
}
