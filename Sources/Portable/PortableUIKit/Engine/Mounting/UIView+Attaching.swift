import Foundation

/// How views come into others and leave them.
extension UIView {
  func attach(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.detach()
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    if window !== oldWindow { view.announce(willMoveTo: window) }
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    setNeedsLayout()
    view.setNeedsLayout()
    didAddSubview(view)
    view.didMoveToSuperview()
    if window !== oldWindow { view.announceMoveToWindow() }
  }

  func detach() {
    guard let superview = parent else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let wasInWindow = window != nil
    if wasInWindow { announce(willMoveTo: nil) }
    superview.children.removeAll { $0 === self }
    parent = nil
    superview.setNeedsLayout()
    superview.dropConstraints(reaching: self)
    didMoveToSuperview()
    if wasInWindow { announceMoveToWindow() }
  }

  func announce(willMoveTo window: UIWindow?) {
    willMove(toWindow: window)
    owningController?.viewWillMove(toWindow: window)
    for view in children { view.announce(willMoveTo: window) }
  }

  func announceMoveToWindow() {
    didMoveToWindow()
    owningController?.viewDidMove(toWindow: window)
    for view in children { view.announceMoveToWindow() }
  }

  /// Lets go of constraints between what stays and what leaves, as UIKit does.
  func dropConstraints(reaching view: UIView) {
    var ancestor: UIView? = self
    while let current = ancestor {
      for constraint in current.ownConstraints where constraint.reaches(into: view) {
        constraint.isActive = false
      }
      ancestor = current.superview
    }
  }
}
