public import Foundation
public import PortableFoundation

extension NSObject {
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

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservations.remove(observer, from: self, keyPath)
  }

  public func removeObserver(
    _ observer: NSObject,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) { NamedObservations.remove(observer, from: self, keyPath) }
}
