public import Foundation

/// Several changes of layers at once.
open class CATransaction: NSObject {
  /// Begins.
  open class func begin() {}
  /// Ends.
  open class func commit() {}
  /// Asks for changes to be shown at once.
  open class func flush() {}
  /// Decides whether changes are animated.
  open class func setDisableActions(_ flag: Bool) {}
  /// Decides how long changes take, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Calls a closure at once, since nothing moves here.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    block?()
  }
  /// How long changes take, in seconds.
  open class func animationDuration() -> CFTimeInterval { 0.25 }
  /// Whether changes are shown without an animation.
  open class func disableActions() -> Bool { true }
  /// Decides how changes speed up; nothing moves here.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Keeps something under a name; nothing depends on it here.
  open class func setValue(_ anObject: Any?, forKey key: String) {}
  /// Gives what is kept under a name; nothing is here.
  open class func value(forKey key: String) -> Any? { nil }
}

/// The name of how long changes take.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of whether changes are shown without an animation.
public let kCATransactionDisableActions = "disableActions"
/// The name of how changes speed up.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of what is called at the end.
public let kCATransactionCompletionBlock = "completionBlock"
