public import Foundation

@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

  public enum EventSubtype: Int, Sendable { case none, motionShake }

  final var touches: Set<UITouch> = []
  // Whether no responder handled the event.
  final var isUnhandled = false

  open var type: UIEvent.EventType { .touches }
  open var subtype: UIEvent.EventSubtype { .none }
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  open var allTouches: Set<UITouch>? { touches }

  open func touches(for view: UIView) -> Set<UITouch>? { touches.filter { $0.view === view } }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

  public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

  open internal(set) var phase = UITouch.Phase.began
  open internal(set) var tapCount = 1
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  open internal(set) weak var view: UIView?
  open var window: UIWindow? { view?.window }
  open var force: CGFloat { 1 }
  open var maximumPossibleForce: CGFloat { 1 }
  open var majorRadius: CGFloat { 1 }
  open var type: UITouch.TouchType { .direct }
  private let place: CGPoint

  init(at place: CGPoint, in view: UIView) {
    self.place = place
    self.view = view
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }

  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
  }

  open internal(set) var phase = UIPress.Phase.began
  open var type: UIPress.PressType { .select }
  open internal(set) var key: UIKey?
  open var force: CGFloat { 0 }
  open var timestamp: TimeInterval { ProcessInfo.processInfo.systemUptime }
  open var responder: UIResponder? { nil }
  open var window: UIWindow? { nil }
}

@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress> = []
}
