import Foundation

extension UIView {
  /// Whether the frame decides the place, rather than constraints.
  var isPlacedByFrame: Bool {
    if let stack = superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === self })
    {
      return false
    }
    return translatesAutoresizingMaskIntoConstraints
  }

  /// The distances of the margins, together with what bars and the edges of the screen cover.
  var marginInsets: UIEdgeInsets {
    let margins = layoutMargins
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let covered = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + covered.top,
      left: margins.left + covered.left,
      bottom: margins.bottom + covered.bottom,
      right: margins.right + covered.right
    )
  }
}
