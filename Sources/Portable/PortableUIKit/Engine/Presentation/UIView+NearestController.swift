extension UIView {
  /// The controller of the view, or of the nearest view around it that has one.
  var nearestController: UIViewController? {
    owningController ?? superview?.nearestController ?? window?.rootViewController
  }
}
