public import Foundation

/// What a view looks like; it is kept and not drawn.
open class CALayer: NSObject {
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind the content.
  open var backgroundColor: CGColor?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The place of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// The height among the layers beside it.
  open var zPosition: CGFloat = 0

  /// Creates a layer.
  public override init() {
    super.init()
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }
}
