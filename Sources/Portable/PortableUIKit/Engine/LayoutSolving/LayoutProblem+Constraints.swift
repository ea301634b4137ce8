import Foundation

extension LayoutProblem {
  mutating func require(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem else { return }
    let second = constraint.secondItem
    for item in [first, second] where !isKnown(item) {
      // A constraint waits until both of its items are in one hierarchy.
      guard
        NSLayoutConstraint.view(of: first)?.layoutRoot
          === NSLayoutConstraint.view(of: second ?? first)?.layoutRoot
      else { return }
      fixFrame(of: item)
    }
    let left = expression(constraint.firstAttribute, of: first, besides: second)
    var right = LinearExpression(constraint.constant)
    if let second, constraint.secondAttribute != .notAnAttribute {
      let side = expression(constraint.secondAttribute, of: second, besides: first)
      right = side * constraint.multiplier + right
    } else if second == nil, constraint.secondAttribute != .notAnAttribute {
      return  // The second view is gone.
    }
    require(left, constraint.relation, right, priority: Double(constraint.priority.rawValue))
    recordLast(as: constraint)
  }

  private mutating func fixFrame(of item: AnyObject?) {
    guard let item else { return }
    let frame: CGRect
    if let view = item as? UIView {
      frame = view.convert(view.bounds, to: nil)
    } else if let guide = item as? UILayoutGuide, let view = guide.owningView {
      frame = view.convert(guide.layoutFrame, to: nil)
    } else {
      return
    }
    define(x(item), as: LinearExpression(frame.minX))
    define(y(item), as: LinearExpression(frame.minY))
    define(width(item), as: LinearExpression(frame.width))
    define(height(item), as: LinearExpression(frame.height))
  }

  private func isKnown(_ item: AnyObject?) -> Bool {
    guard let item, !contains(item) else { return true }
    return (item as? UILayoutGuide)?.owningView.map { contains($0) } ?? false
  }

  private mutating func expression(
    _ attribute: NSLayoutConstraint.Attribute,
    of item: AnyObject,
    besides other: AnyObject?
  ) -> LinearExpression {
    if let side = attribute.withoutMargin, let view = item as? UIView {
      return expression(side, of: view.layoutMarginsGuide, besides: other)
    }
    let item = contentGuide(of: item, for: attribute, besides: other) ?? item
    if let guide = item as? UILayoutGuide { define(guide) }
    let isRightToLeft = (item as? UIView ?? (item as? UILayoutGuide)?.owningView)?.isRightToLeft
    let offsets = (item as? UIView)?.baselineOffsets
    switch attribute {
    case .left: return x(item)
    case .right: return x(item) + width(item)
    case .leading: return isRightToLeft == true ? x(item) + width(item) : x(item)
    case .trailing: return isRightToLeft == true ? x(item) : x(item) + width(item)
    case .top: return y(item)
    case .bottom: return y(item) + height(item)
    case .width: return width(item)
    case .height: return height(item)
    case .centerX: return x(item) + width(item) * 0.5
    case .centerY: return y(item) + height(item) * 0.5
    case .firstBaseline: return y(item) + LinearExpression(Double(offsets?.first ?? 0))
    case .lastBaseline: return y(item) + height(item) - LinearExpression(Double(offsets?.last ?? 0))
    default: return LinearExpression()
    }
  }

  private func contentGuide(
    of item: AnyObject,
    for attribute: NSLayoutConstraint.Attribute,
    besides other: AnyObject?
  ) -> UILayoutGuide? {
    guard let scrollView = item as? UIScrollView, attribute != .width, attribute != .height else {
      return nil
    }
    let view = other as? UIView ?? (other as? UILayoutGuide)?.owningView
    guard let view, view !== scrollView, view.isDescendant(of: scrollView) else { return nil }
    return scrollView.contentLayoutGuide
  }
}

extension NSLayoutConstraint {
  var commonAncestor: UIView? {
    // UIKit throws if there is none; here the constraint waits until both items are in one
    // hierarchy.
    nearestCommonAncestor ?? Self.view(of: firstItem)
  }

  var nearestCommonAncestor: UIView? {
    guard let first = Self.view(of: firstItem) else { return nil }
    guard let second = Self.view(of: secondItem) else { return first }
    return sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }
  }
}
