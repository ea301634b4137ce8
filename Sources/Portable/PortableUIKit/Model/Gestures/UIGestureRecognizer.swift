public import Foundation

/// An object that calls methods when the user makes a gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static var recognized: State { .ended }
  }

  open var isEnabled = true
  open var cancelsTouchesInView = true
  /// Whether views get the beginning of a touch only once the gesture failed.
  open var delaysTouchesBegan = false
  /// Whether views get the end of a touch only once the gesture failed.
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  open var allowedPressTypes: [NSNumber] = []
  /// Whether only touches of one kind count.
  open var requiresExclusiveTouchType = true
  /// The keys held with the gesture; here none.
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

  /// Waits until another gesture failed; nothing is waited for here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Is called when fingers touch, which never happens here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Is called when fingers move, which never happens here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Is called when fingers are lifted, which never happens here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Is called when a touch is interrupted, which never happens here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Is called when keys are pressed, which never happens here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Is called when keys are let go, which never happens here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func reset() {}
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Tells whether the gesture waits until another one failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Tells whether another gesture waits until this one failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  var stages: [State] { [.ended] }

  func attach(to view: UIView) { self.view = view }

  /// Calls the methods as if the gesture had been made at a point of the screen.
  func recognize(at point: CGPoint) -> Bool {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) != false,
      delegate?.gestureRecognizerShouldBegin(self) != false
    else { return false }
    locationOnScreen = point
    for stage in stages {
      state = stage
      for target in targets { target.perform(sender: self) }
    }
    state = .possible
    return true
  }
}

/// An object that is asked about gestures.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
