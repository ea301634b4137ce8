import Foundation

/// An object that is told of a movement, which is complete as soon as it is added.
@preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Is called when it begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Is called when it is complete.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// Apple's methods are optional.
extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
