public import Foundation

/// The format of a picture; it is kept and not looked at.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels in a point.
  open var scale: CGFloat = 3
  /// Whether nothing shines through.
  open var opaque = false

  /// Gives the usual format.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
