public import Foundation

/// What is found out while a text is drawn; nothing is drawn here.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which the text may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which it shrank.
  open var actualScaleFactor: CGFloat { 1 }
  /// The area of the text, in points.
  open var totalBounds: CGRect { .zero }
}
