import Foundation

/// The views with frames that are laid out together with their superviews.
///
/// A view with a given frame usually begins a constraint system of its own, so a table lays out its
/// cells one by one. It joins the system around it in two cases: if a constraint relates a view in
/// it to one outside, or if its autoresizing mask follows a superview whose size constraints
/// determine and constraints place something in it as well.
@MainActor
struct LayoutLinks {
  private var linked: Set<ObjectIdentifier> = []

  /// Finds the links in a view hierarchy.
  ///
  /// - Parameter isSizeSought: Whether the size of the root is unknown.
  init(in root: UIView, isSizeUnknown: Bool = false) {
    addConstraints(in: root, within: root)
    addMasks(in: root, isSizeUnknown: isSizeUnknown)
  }

  func join(_ view: UIView) -> Bool {
    !view.usesFrameLayout || linked.contains(ObjectIdentifier(view))
  }

  private mutating func addConstraints(in view: UIView, within root: UIView) {
    for constraint in view.ownConstraints {
      guard let ancestor = constraint.nearestCommonAncestor, ancestor.isDescendant(of: root) else {
        continue
      }
      for item in [constraint.firstItem, constraint.secondItem] {
        addLinks(from: item, to: ancestor)
      }
    }
    for child in view.children { addConstraints(in: child, within: root) }
  }

  private mutating func addLinks(from item: AnyObject?, to ancestor: UIView) {
    guard var view = NSLayoutConstraint.view(of: item), view !== ancestor else { return }
    let isInside = (item as? UILayoutGuide)?.isFrameOfView == false
    // The frame of a view belongs to its superview; the view's content doesn't.
    if !isInside {
      guard let superview = view.superview else { return }
      view = superview
    }
    while view !== ancestor {
      if view.usesFrameLayout { linked.insert(ObjectIdentifier(view)) }
      guard let superview = view.superview else { return }
      view = superview
    }
  }

  private mutating func addMasks(in view: UIView, isSizeUnknown: Bool) {
    for child in view.children {
      guard child.usesFrameLayout else {
        addMasks(in: child, isSizeUnknown: true)
        continue
      }
      let follows = isSizeUnknown && view.autoresizesSubviews && child.followsSizeOfSuperview
      if follows, child.containsConstrainedViews { linked.insert(ObjectIdentifier(child)) }
      addMasks(in: child, isSizeUnknown: follows)
    }
  }
}

extension UIView {
  var containsConstrainedViews: Bool {
    children.contains { child in
      !child.usesFrameLayout || child.followsSizeOfSuperview && child.containsConstrainedViews
    }
  }

  fileprivate var followsSizeOfSuperview: Bool {
    !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
  }
}

extension UILayoutGuide {
  fileprivate var isFrameOfView: Bool {
    switch role {
    case .safeArea, .margins, .scrollFrame: true
    case .custom, .scrollContent: false
    }
  }
}
