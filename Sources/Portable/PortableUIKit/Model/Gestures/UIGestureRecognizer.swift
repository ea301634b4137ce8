public import Foundation

@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: State { .ended }
  }

  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var allowedPressTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var numberOfTouches: Int { 1 }
  open var name: String?
  open var state = UIGestureRecognizer.State.possible
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  private var targets: [TargetAction] = []
  private var locationOnScreen = CGPoint.zero

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target as Any, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target: target, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.belongs(to: target) }
  }

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationOnScreen, from: nil) ?? locationOnScreen
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  var stages: [State] { [.ended] }

  func attach(to view: UIView) { self.view = view }

  func recognize(at point: CGPoint) -> Bool {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) != false,
      delegate?.gestureRecognizerShouldBegin(self) != false
    else { return false }
    locationOnScreen = point
    for stage in stages {
      state = stage
      performTargets()
    }
    state = .possible
    return true
  }

  // Sends a touch to a subclass that recognizes its gesture itself. Returns whether it did.
  func follow(_ touch: UITouch, with event: UIEvent) -> Bool {
    locationOnScreen = touch.location(in: nil)
    let phase = touch.phase
    touchesBegan([touch], with: event)
    let hasBegun = performTargetsIfActive()
    touch.phase = .ended
    touchesEnded([touch], with: event)
    let hasEnded = performTargetsIfActive()
    touch.phase = phase
    reset()
    state = .possible
    return hasBegun || hasEnded
  }

  private func performTargetsIfActive() -> Bool {
    switch state {
    case .began, .changed, .ended:
      performTargets()
      return true
    case .possible, .cancelled, .failed: return false
    }
  }

  private func performTargets() {
    for target in targets {
      HandlerLog.noteCall()
      target.perform(sender: self)
    }
  }
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
