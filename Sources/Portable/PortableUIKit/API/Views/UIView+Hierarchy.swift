extension UIView {
  /// Puts a view right in front of another.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.detach()
    let index = children.firstIndex { $0 === siblingSubview }
    attach(view, at: index.map { $0 + 1 } ?? children.count)
  }

  /// Puts a view right behind another.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.detach()
    attach(view, at: children.firstIndex { $0 === siblingSubview } ?? 0)
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.parent === self else { return }
    children.removeAll { $0 === view }
    children.append(view)
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.parent === self else { return }
    children.removeAll { $0 === view }
    children.insert(view, at: 0)
  }

  /// Lets two subviews change places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
  }

  /// Tells whether the view is, or is in, another view.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Gives the view with a number, starting at this one.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}
