public import Foundation

public protocol UITimingCurveProvider {}

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

@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }
}
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

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
