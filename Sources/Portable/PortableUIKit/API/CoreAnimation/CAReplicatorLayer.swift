public import Foundation

/// A layer that repeats what is in it; it is kept and not drawn.
open class CAReplicatorLayer: CALayer {
  /// How often it is there.
  open var instanceCount = 1
  /// The time between one and the next, in seconds.
  open var instanceDelay: TimeInterval = 0
  /// The change from one to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour.
  open var instanceColor: CGColor?
  /// The change of the opacity from one to the next.
  open var instanceAlphaOffset: Float = 0
}
