public import Foundation

/// An object that calls methods when the user makes a gesture.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing was recognized yet.
    case possible = 0
    /// It began.
    case began = 1
    /// It moved.
    case changed = 2
    /// It was completed.
    case ended = 3
    /// It was interrupted.
    case cancelled = 4
    /// It was another one.
    case failed = 5

    /// It was completed at once.
    public static var recognized: State { .ended }
  }

  /// Whether gestures are recognized.
  open var isEnabled = true
  /// Whether views no longer get the touch of a recognized gesture.
  open var cancelsTouchesInView = true
  /// Whether views get the beginning of a touch only once the gesture failed.
  open var delaysTouchesBegan = false
  /// Whether views get the end of a touch only once the gesture failed.
  open var delaysTouchesEnded = true
  /// What may touch the screen for the gesture.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Which buttons may be pressed for the gesture.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether only touches of one kind count.
  open var requiresExclusiveTouchType = true
  /// The keys held with the gesture; here none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The number of fingers of the gesture.
  open var numberOfTouches: Int { 1 }
  /// A name for finding it.
  open var name: String?
  /// How far the gesture has come.
  open var state = UIGestureRecognizer.State.possible
  /// The view on which gestures are recognized.
  open internal(set) weak var view: UIView?
  /// The object that is asked about gestures.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  private var targets: [TargetAction] = []
  private var locationOnScreen = CGPoint.zero

  /// Creates a recognizer that calls a method.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target as Any, action: action) }
  }

  /// Creates a recognizer that calls nothing yet.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a method to be called.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target: target, action: action))
  }

  /// Removes the methods of an object.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.belongs(to: target) }
  }

  /// Gives the place of the gesture in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationOnScreen, from: nil) ?? locationOnScreen
  }

  /// Gives the place of one of the fingers in a view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    location(in: view)
  }

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

  /// Is called after a gesture, before the next one.
  open func reset() {}

  /// Leaves a touch out of the gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}

  /// Tells whether the gesture prevents another one.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Tells whether the gesture is prevented by another one.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Tells whether the gesture waits until another one failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Tells whether another gesture waits until this one failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// The states in which the methods are called, one after the other.
  var stages: [State] { [.ended] }

  func attach(to view: UIView) {
    self.view = view
  }

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
