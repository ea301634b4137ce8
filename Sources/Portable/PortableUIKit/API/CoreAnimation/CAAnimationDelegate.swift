import Foundation

/// An object that is told of a movement, which is complete as soon as it is added.
@preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Is called when it begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Is called when it is complete.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension CAAnimationDelegate {
  /// Is called when it begins.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Is called when it is complete.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
