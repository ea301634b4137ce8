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
  /// A name for finding it.
  open var name: String?
  /// How far the gesture has come.
  open internal(set) var state = UIGestureRecognizer.State.possible
  /// The view on which gestures are recognized.
  open internal(set) weak var view: UIView?
  /// The object that is asked about gestures.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  private var targets: [ControlTarget] = []
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
    targets.append(ControlTarget(target: target, action: action))
  }

  /// Removes the methods of an object.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.belongs(to: target) }
  }

  /// Gives the place of the gesture in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationOnScreen, from: nil) ?? locationOnScreen
  }

  func attach(to view: UIView) {
    self.view = view
  }

  /// Calls the methods as if the gesture had been made at a point of the screen.
  func recognize(at point: CGPoint) -> Bool {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) != false,
      delegate?.gestureRecognizerShouldBegin(self) != false
    else { return false }
    locationOnScreen = point
    state = .ended
    for target in targets { target.perform(sender: self) }
    state = .possible
    return true
  }
}
