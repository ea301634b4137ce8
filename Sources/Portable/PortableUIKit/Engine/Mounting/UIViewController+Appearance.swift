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
