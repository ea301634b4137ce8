import Foundation

extension UIView {
  /// Tells the view, its controller and everything in it that the device changed.
  func announceTraitChange(from old: UITraitCollection) {
    let new = UITraitCollection.current
    traitCollectionDidChange(old)
    for observer in traitObservers { observer.compare(old, with: new) }
    if let owningController {
      owningController.traitCollectionDidChange(old)
      for observer in owningController.traitObservers { observer.compare(old, with: new) }
    }
    setNeedsLayout()
    for view in subviews { view.announceTraitChange(from: old) }
  }
}
