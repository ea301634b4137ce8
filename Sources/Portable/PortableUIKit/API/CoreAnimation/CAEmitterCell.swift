public import Foundation

/// What flies from a layer; it is kept and not drawn.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// The name.
  open var name: String?
  /// The picture.
  open var contents: Any?
  /// The colour.
  open var color: CGColor?
  /// How many fly, in a second.
  open var birthRate: Float = 0
  /// How long each flies, in seconds.
  open var lifetime: Float = 0
  /// By how much that time differs, in seconds.
  open var lifetimeRange: Float = 0
  /// How fast each flies, in points a second.
  open var velocity: CGFloat = 0
  /// By how much that speed differs, in points a second.
  open var velocityRange: CGFloat = 0
  /// The change of the speed across, in points a second and second.
  open var xAcceleration: CGFloat = 0
  /// The change of the speed downwards, in points a second and second.
  open var yAcceleration: CGFloat = 0
  /// Where each flies, in radians.
  open var emissionLongitude: CGFloat = 0
  /// By how much that differs, in radians.
  open var emissionRange: CGFloat = 0
  /// How fast each turns, in radians a second.
  open var spin: CGFloat = 0
  /// By how much that differs, in radians a second.
  open var spinRange: CGFloat = 0
  /// The scale.
  open var scale: CGFloat = 1
  /// By how much the scale differs.
  open var scaleRange: CGFloat = 0
  /// The change of the scale in a second.
  open var scaleSpeed: CGFloat = 0
  /// The change of the opacity in a second.
  open var alphaSpeed: Float = 0

  /// Creates one that does not fly.
  public override init() {
    super.init()
  }
}
