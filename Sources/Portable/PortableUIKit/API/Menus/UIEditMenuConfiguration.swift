public import Foundation

/// Where a menu of commands for text stands.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// A name for it.
  public let identifier: AnyHashable
  /// The place, in points.
  public let sourcePoint: CGPoint

  /// Creates a place.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}
