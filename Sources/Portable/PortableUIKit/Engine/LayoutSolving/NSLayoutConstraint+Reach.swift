import Foundation

/// The views that a constraint relates.
extension NSLayoutConstraint {
  /// The view that holds the constraint.
  var commonAncestor: UIView? {
    // Where there is none, UIKit stops the app; here the relation waits until both are in one
    // hierarchy.
    nearestCommonAncestor ?? Self.view(of: firstItem)
  }

  /// The nearest view in which both sides are, or which is one of them.
  var nearestCommonAncestor: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard let second = Self.view(of: secondItem) else { return first }
    return sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }
  }
}
