public import Foundation

/// A spring by which changes move; nothing swings here.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// The speed at the beginning.
  public let initialVelocity: CGVector

  /// Creates a spring that swings less the nearer the ratio is to 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector()) {
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring of a stiffness.
  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    super.init()
  }

  /// Creates the system's spring.
  public convenience override init() {
    self.init(dampingRatio: 1)
  }

  /// Creates a spring by how long it swings, in seconds.
  @available(iOS 17.0, *)
  public convenience init(
    duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialVelocity: CGVector = CGVector()
  ) {
    self.init(dampingRatio: 1 - bounce, initialVelocity: initialVelocity)
  }
}
