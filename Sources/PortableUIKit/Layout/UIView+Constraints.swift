public import Foundation

extension UIView {
  /// The relations the view holds.
  public var constraints: [NSLayoutConstraint] { ownConstraints }

  /// Puts a relation in force.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Puts relations in force.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Takes a relation out of force.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Takes relations out of force.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    guides.append(layoutGuide)
    setNeedsLayout()
  }

  /// Removes a guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    setNeedsLayout()
  }

  /// The guides an app added.
  public var layoutGuides: [UILayoutGuide] { guides }

  /// Gives how strongly the view resists to grow beyond its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? sizePriorities.horizontalHugging : sizePriorities.verticalHugging
  }

  /// Decides how strongly the view resists to grow beyond its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: sizePriorities.horizontalHugging = priority
    case .vertical: sizePriorities.verticalHugging = priority
    }
    setNeedsLayout()
  }

  /// Gives how strongly the view resists to shrink below its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? sizePriorities.horizontalCompression : sizePriorities.verticalCompression
  }

  /// Decides how strongly the view resists to shrink below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    switch axis {
    case .horizontal: sizePriorities.horizontalCompression = priority
    case .vertical: sizePriorities.verticalCompression = priority
    }
    setNeedsLayout()
  }

  /// Gives the smallest size that satisfies the relations in the view, in points.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    LayoutPass(root: self).fittingSize(width: nil)
  }

  /// Gives the size that satisfies the relations in the view best, in points.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthGiven = horizontalFittingPriority == .required
    return LayoutPass(root: self).fittingSize(width: isWidthGiven ? targetSize.width : nil)
  }

  /// The view from which layout starts.
  var layoutRoot: UIView { superview?.layoutRoot ?? self }
}
