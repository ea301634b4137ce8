import Foundation

extension UIImageView {
  /// Whether a picture as large as its file, whose size isn't known, may be behind an area.
  ///
  /// That it may if nothing but its top and leading edges is constrained, and the area isn't above
  /// or before it, is a guess.
  final func mayExtend(behind area: CGRect) -> Bool {
    guard let image, !image.isSymbolImage, image.name != nil, bounds.size == image.size
    else { return false }
    let attributes = constrainedAttributes
    guard !attributes.isEmpty, attributes.isSubset(of: [.top, .topMargin, .left, .leading])
    else { return false }
    let frame = convert(bounds, to: nil)
    return area.maxX > frame.minX && area.maxY > frame.minY
  }

  private var constrainedAttributes: Set<NSLayoutConstraint.Attribute> {
    let constraints = sequence(first: self as UIView, next: \.superview).flatMap(\.ownConstraints)
    var attributes: Set<NSLayoutConstraint.Attribute> = []
    for constraint in constraints {
      if constraint.firstItem === self { attributes.insert(constraint.firstAttribute) }
      if constraint.secondItem === self { attributes.insert(constraint.secondAttribute) }
    }
    return attributes
  }
}
