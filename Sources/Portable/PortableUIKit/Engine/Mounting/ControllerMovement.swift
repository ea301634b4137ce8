/// Why a controller's view comes onto the screen or leaves it, until it has done so.
///
/// Source: Apple's documentation of `isBeingPresented`, `isBeingDismissed`, `isMovingToParent` and
/// `isMovingFromParent`: they are `true` only while the view appears or disappears.
enum ControllerMovement: Hashable, Sendable {
  /// It is shown above another controller.
  case presented
  /// It is taken away from above another controller.
  case dismissed
  /// It comes into another controller, such as onto a stack of screens.
  case joined
  /// It goes out of another controller.
  case left
}

extension UIViewController {
  /// Tells the controller that its view comes into a window or leaves it.
  func viewWillMove(toWindow window: UIWindow?) {
    window == nil ? viewWillDisappear(false) : viewWillAppear(false)
  }

  /// Tells the controller that its view came into a window or left it.
  ///
  /// The view has no size yet, so appearing is completed when the window has laid it out.
  func viewDidMove(toWindow window: UIWindow?) {
    if let window {
      window.appearing.append(self)
    } else {
      viewDidDisappear(false)
    }
  }
}
