/// An object that is told of changes by the name of a property; Apple's `NSObject` is one.
public protocol KeyValueObserver: AnyObject {
  /// Is called when an observed property changed.
  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}
