public import Foundation
public import PortableFoundation

extension NSObject {
  /// Tells an observer whenever a property gets another value: one marked `@objc dynamic`, or one of
  /// those of UIKit that docs/portable-uikit.md lists.
  public func addObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    NamedObservations.add(observer, to: self, keyPath, options, context) { object, name in
      nonisolated(unsafe) let object = object
      nonisolated(unsafe) var value: Any?
      MainActor.assumeIsolated { value = ObservableProperty.value(of: object, name) }
      return value
    }
  }

  /// Ends an observation.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservations.remove(observer, from: self, keyPath)
  }

  /// Ends an observation.
  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    NamedObservations.remove(observer, from: self, keyPath)
  }
}
