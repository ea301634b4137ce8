import Foundation

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
    sizePriorities[axis].hugging
  }

  /// Gives how strongly the view resists to shrink below its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    sizePriorities[axis].compression
  }

  /// The view from which layout starts.
  var layoutRoot: UIView { superview?.layoutRoot ?? self }
}
