import Foundation

struct StandardGuides {
  private var safeAreaGuide: UILayoutGuide?
  private var marginsGuide: UILayoutGuide?
  private var readableGuide: UILayoutGuide?

  @MainActor mutating func safeArea(of view: UIView) -> UILayoutGuide {
    let guide = safeAreaGuide ?? UILayoutGuide(role: .safeArea, owningView: view)
    safeAreaGuide = guide
    return guide
  }

  @MainActor mutating func margins(of view: UIView) -> UILayoutGuide {
    let guide = marginsGuide ?? UILayoutGuide(role: .margins, owningView: view)
    marginsGuide = guide
    return guide
  }

  @MainActor mutating func readable(of view: UIView) -> UILayoutGuide {
    let guide = readableGuide ?? UILayoutGuide(role: .margins, owningView: view)
    readableGuide = guide
    return guide
  }
}

extension UIEdgeInsets {
  func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top,
      leading: isRightToLeft ? right : left,
      bottom: bottom,
      trailing: isRightToLeft ? left : right
    )
  }

  mutating func formUnion(_ other: UIEdgeInsets) {
    top = max(top, other.top)
    left = max(left, other.left)
    bottom = max(bottom, other.bottom)
    right = max(right, other.right)
  }

  mutating func add(_ other: UIEdgeInsets) {
    top += other.top
    left += other.left
    bottom += other.bottom
    right += other.right
  }

  func inside(_ whole: CGRect) -> CGRect {
    CGRect(
      x: whole.minX + left,
      y: whole.minY + top,
      width: max(0, whole.width - left - right),
      height: max(0, whole.height - top - bottom)
    )
  }

  /// How far insets of a whole area reach into a part of it.
  func overlap(of part: CGRect, in whole: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, min(top, whole.minY + top - part.minY)),
      left: max(0, min(left, whole.minX + left - part.minX)),
      bottom: max(0, min(bottom, part.maxY - whole.maxY + bottom)),
      right: max(0, min(right, part.maxX - whole.maxX + right))
    )
  }
}

extension NSDirectionalEdgeInsets {
  func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top,
      left: isRightToLeft ? trailing : leading,
      bottom: bottom,
      right: isRightToLeft ? leading : trailing
    )
  }
}

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension CGFloat {
  /// The length rounded to a third of a point, the pixel of an iPhone's screen.
  var roundedToPixel: CGFloat { (self * 3).rounded() / 3 }
}
