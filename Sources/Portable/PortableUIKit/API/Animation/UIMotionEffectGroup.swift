/// Several changes that follow the way a device is held; nothing moves here.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The changes.
  open var motionEffects: [UIMotionEffect]?
}
