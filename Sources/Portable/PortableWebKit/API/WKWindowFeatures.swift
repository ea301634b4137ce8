public import Foundation

/// How a page would like a window that it opens.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// The width, in points.
  open var width: NSNumber? { nil }
  /// The height, in points.
  open var height: NSNumber? { nil }
}
