public import Foundation

/// A movement of a layer; nothing moves here.
open class CAAnimation: NSObject {
  /// How long it takes, in seconds.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How often it is made.
  open var repeatCount: Float = 0
  /// Whether it goes back again.
  open var autoreverses = false
  /// What counts before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How it speeds up.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether it is taken away when complete.
  open var isRemovedOnCompletion = true
  /// The object that is told of it.
  open weak var delegate: (any CAAnimationDelegate)?

  /// How fast its time goes.
  open var speed: Float = 1
  /// How far into the movement it begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How long it is repeated, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  private final var values: [String: Any] = [:]

  /// Creates a movement.
  public override init() {
    super.init()
  }

  /// Keeps something under a name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Gives what is kept under a name.
  open func value(forKey key: String) -> Any? { values[key] }
}

/// A number of seconds.
public typealias CFTimeInterval = Double

/// A movement of a property of a layer; nothing moves here.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property.
  open var keyPath: String?
  /// Whether values are added to those before.
  open var isAdditive = false

  /// Creates a movement of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A movement from one value to another; nothing moves here.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The distance between them.
  open var byValue: Any?
}

/// A movement with a spring; nothing moves here.
open class CASpringAnimation: CABasicAnimation {
  /// How strongly the spring is held back.
  open var damping: CGFloat = 10
  /// The weight.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// The speed at the beginning.
  open var initialVelocity: CGFloat = 0
  /// How long it takes to come to rest, in seconds.
  open var settlingDuration: CFTimeInterval { duration }
}

/// A movement through several values; nothing moves here.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// The times, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The way.
  open var path: CGPath?
}

/// Several movements together; nothing moves here.
open class CAAnimationGroup: CAAnimation {
  /// The movements.
  open var animations: [CAAnimation]?
}

/// What counts before and after a movement.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What was before.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}
