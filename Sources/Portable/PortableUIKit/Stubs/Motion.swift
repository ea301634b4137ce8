public import Foundation

/// How changes speed up and slow down; they take effect at once here.
public protocol UITimingCurveProvider {}

/// A curve by which changes move; they take effect at once here.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  public let animationCurve: UIView.AnimationCurve
  public override init() {
    animationCurve = .easeInOut
    super.init()
  }
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    super.init()
  }
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init()
  }
}

/// A spring by which changes move; nothing swings here.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  public let initialVelocity: CGVector
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector()) {
    initialVelocity = velocity
    super.init()
  }
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    super.init()
  }
  public convenience override init() { self.init(dampingRatio: 1) }

  @available(iOS 17.0, *)
  public convenience init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity: CGVector = CGVector()
  ) { self.init(dampingRatio: 1 - bounce, initialVelocity: initialVelocity) }
}

/// A change that follows the way a device is held; nothing moves here.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }
}

/// Several changes that follow the way a device is held; nothing moves here.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

/// A change between two values with the tilt of the device; nothing moves here.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public let keyPath: String
  public let type: UIInterpolatingMotionEffect.EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

extension UIView {
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
