public import Foundation

/// A shadow of letters; it is kept and not drawn.
open class NSShadow: NSObject {
  /// The distance, in points.
  open var shadowOffset: CGSize = .zero
  /// The radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour.
  open var shadowColor: Any?
}
