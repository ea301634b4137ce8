public import Foundation

/// Where a preview stands.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view it stands in.
  public let container: UIView
  /// Its middle, in points.
  public let center: CGPoint
  /// How it is turned and scaled.
  public let transform: CGAffineTransform

  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a place without a turn.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
