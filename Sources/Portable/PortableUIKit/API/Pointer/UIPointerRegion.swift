public import Foundation

/// An area over which the pointer changes.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The area, in points.
  public let rect: CGRect
  /// A name for it.
  public let identifier: AnyHashable?

  /// Creates an area.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}
