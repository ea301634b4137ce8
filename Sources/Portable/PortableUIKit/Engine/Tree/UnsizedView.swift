import AccessibilityTree
import Foundation

/// An accessibility element that layout left without a width or height, or clipped away.
@MainActor
struct UnsizedView {
  let view: UIView
  /// The view around it without size that clips it; `nil` if it has no size itself.
  let container: UIView?

  var lacksWidth: Bool { (container ?? view).bounds.width <= 0 }
  var lacksHeight: Bool { (container ?? view).bounds.height <= 0 }

  var text: String? {
    view.accessibilityAttributedLabel?.string.nonEmpty
      ?? view.accessibilityAttributedValue?.string.nonEmpty
  }

  /// Whether the app constrained a length to zero, to collapse the view intentionally.
  var isIntentional: Bool {
    let ancestors = sequence(first: view, next: \.superview)
    return ancestors.contains { view in
      view.bounds.width <= 0 && view.isMade(zero: .width)
        || view.bounds.height <= 0 && view.isMade(zero: .height)
    }
  }

  var cause: UnsizedElement.Cause {
    if let container { return .clipped(by: "\(type(of: container))") }
    let constraints = view.reachingConstraints
    if view.usesFrameLayout { return constraints.isEmpty ? .noFrame : .constraintsIgnored }
    if constraints.contains(where: \.isUnsatisfied) { return .conflictingConstraints }
    let content = view.contentSize(fitting: .infinity)
    let hasContent = lacksWidth && content.width > 0 || lacksHeight && content.height > 0
    return hasContent ? .insufficientSpace : .ambiguousConstraints
  }
}

extension UIView {
  fileprivate var reachingConstraints: [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.ownConstraints)
      .filter { $0.firstItem === self || $0.secondItem === self }
  }

  fileprivate func isMade(zero length: NSLayoutConstraint.Attribute) -> Bool {
    ownConstraints.contains { constraint in
      constraint.firstItem === self && constraint.firstAttribute == length
        && constraint.secondItem == nil && constraint.constant <= 0
        && constraint.relation != .greaterThanOrEqual
    }
  }
}

extension TreeBuilder {
  /// Finds the elements that are left out or invisible because layout gave them no size.
  ///
  /// - Returns: The elements in the order of the hierarchy.
  func unsizedViews(in view: UIView) -> [UnsizedView] {
    unsizedViews(in: view, container: nil, within: [])
  }

  private func unsizedViews(
    in object: UIResponder,
    container: UIView?,
    within ancestors: Set<ObjectIdentifier>
  ) -> [UnsizedView] {
    guard let view = object as? UIView, !ancestors.contains(ObjectIdentifier(view)),
      !view.accessibilityElementsHidden, !view.isHidden, view.alpha > 0
    else { return [] }
    if view.isAccessibilityElement {
      let isEmpty = view.bounds.width <= 0 || view.bounds.height <= 0
      guard isEmpty || container != nil else { return [] }
      let found = UnsizedView(view: view, container: isEmpty ? nil : container)
      return found.isIntentional ? [] : [found]
    }
    let isCutOff =
      view.bounds.size == .zero && (view.clipsToBounds || explicitElements(of: view) != nil)
    return members(of: view).flatMap { member in
      unsizedViews(
        in: member,
        container: container ?? (isCutOff ? view : nil),
        within: ancestors.union([ObjectIdentifier(view)])
      )
    }
  }
}
