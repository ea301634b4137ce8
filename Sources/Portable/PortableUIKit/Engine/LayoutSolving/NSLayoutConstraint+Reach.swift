import Foundation

/// The views that a constraint relates.
extension NSLayoutConstraint {
  var commonAncestor: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard let second = Self.view(of: secondItem) else { return first }
    var ancestor: UIView? = first
    while let current = ancestor {
      if second.isDescendant(of: current) { return current }
      ancestor = current.superview
    }
    // UIKit stops the app here; the relation simply waits until both are in one hierarchy.
    return first
  }
}
