import Foundation

/// How a font of the app follows the size of text the user prefers.
struct FontScaling: Sendable {
  /// The style whose sizes decide.
  let style: UIFont.TextStyle
  /// The size for the default size of text, in points.
  let base: CGFloat
  /// The largest size, in points.
  var limit = CGFloat.infinity

  /// The size for a size of text, in points.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let sizes = style.pointSizes
    return min((base * sizes[category.step] / sizes[3] * 3).rounded() / 3, limit)
  }
}
