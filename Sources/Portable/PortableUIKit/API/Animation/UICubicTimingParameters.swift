public import Foundation

/// A curve by which changes move; they take effect at once here.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// The curve.
  public let animationCurve: UIView.AnimationCurve

  /// Creates the system's curve.
  public override init() {
    animationCurve = .easeInOut
    super.init()
  }

  /// Creates a curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    super.init()
  }

  /// Creates a curve of two points.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init()
  }
}
