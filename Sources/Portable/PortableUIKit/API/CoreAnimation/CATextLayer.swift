public import Foundation

/// A layer that shows text; nothing is drawn.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text.
  open var string: Any?
  /// The font.
  open var font: AnyObject?
  /// The size of letters, in points.
  open var fontSize: CGFloat = 36
  /// The colour of letters.
  open var foregroundColor: CGColor?
  /// Whether lines break where the layer ends.
  open var isWrapped = false
  /// How the text stands between the edges.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Where text is cut that has no room.
  open var truncationMode = CATextLayerTruncationMode.none
}
