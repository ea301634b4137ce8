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
}
