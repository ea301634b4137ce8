import Foundation

/// The views with frames of their own that are laid out together with their superviews.
///
/// A view whose frame is given usually begins a system of constraints of its own, so a table lays
/// out its cells one by one. Two things make it a part of the system around it: a constraint between
/// a view in it and one outside, and a mask by which it follows a superview whose size constraints
/// decide, if they place something in it as well.
@MainActor
struct LayoutTies {
  private var tied: Set<ObjectIdentifier> = []

  /// Finds the ties in a view and everything in it.
  ///
  /// - Parameter isSizeSought: Whether the size of the view itself is sought, rather than given.
  init(in root: UIView, isSizeSought: Bool = false) {
    addConstraints(in: root, within: root)
    addMasks(in: root, isSizeSought: isSizeSought)
  }

  /// Whether a view is laid out together with its superview.
  func join(_ view: UIView) -> Bool {
    !view.isPlacedByFrame || tied.contains(ObjectIdentifier(view))
  }

  private mutating func addConstraints(in view: UIView, within root: UIView) {
    for constraint in view.ownConstraints {
      guard let ancestor = constraint.nearestCommonAncestor, ancestor.isDescendant(of: root) else {
        continue
      }
      for item in [constraint.firstItem, constraint.secondItem] {
        addPath(from: item, to: ancestor)
      }
    }
    for child in view.children { addConstraints(in: child, within: root) }
  }

  /// Ties the views with frames that stand between an item of a constraint and an ancestor.
  private mutating func addPath(from item: AnyObject?, to ancestor: UIView) {
    guard var view = NSLayoutConstraint.view(of: item), view !== ancestor else { return }
    let isInside = (item as? UILayoutGuide)?.isFrameOfView == false
    // The frame of a view belongs to what is around it; what lies in it does not.
    if !isInside {
      guard let superview = view.superview else { return }
      view = superview
    }
    while view !== ancestor {
      if view.isPlacedByFrame { tied.insert(ObjectIdentifier(view)) }
      guard let superview = view.superview else { return }
      view = superview
    }
  }

  private mutating func addMasks(in view: UIView, isSizeSought: Bool) {
    for child in view.children {
      guard child.isPlacedByFrame else {
        addMasks(in: child, isSizeSought: true)
        continue
      }
      let follows = isSizeSought && view.autoresizesSubviews && child.followsSizeOfSuperview
      if follows, child.holdsPlacedViews { tied.insert(ObjectIdentifier(child)) }
      addMasks(in: child, isSizeSought: follows)
    }
  }
}

extension UIView {
  /// Whether constraints place something in the view, or in views that follow its size.
  var holdsPlacedViews: Bool {
    children.contains { child in
      !child.isPlacedByFrame || child.followsSizeOfSuperview && child.holdsPlacedViews
    }
  }

  /// Whether the mask lets the size follow that of the superview.
  fileprivate var followsSizeOfSuperview: Bool {
    !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
  }
}

extension UILayoutGuide {
  /// Whether the guide only moves and grows with its view.
  fileprivate var isFrameOfView: Bool {
    switch role {
    case .safeArea, .margins, .scrollFrame: true
    case .custom, .scrollContent: false
    }
  }
}
