public import Foundation

/// A ring around what has the focus of a keyboard.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// The view in which the ring stands.
  open weak var containerView: UIView?
  /// The view below the ring.
  open weak var referenceView: UIView?

  /// Creates a ring around the view.
  public required init() {
    super.init()
  }

  /// Creates a ring around a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
  }

  /// Creates a ring around a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    curve: CALayerCornerCurve
  ) {
    self.init()
  }

  /// Creates a ring around an outline.
  public convenience init(path: UIBezierPath) {
    self.init()
  }
}
