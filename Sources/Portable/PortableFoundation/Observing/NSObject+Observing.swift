public import Foundation

/// An object whose properties can be observed.
public protocol KeyValueObserving: AnyObject {}

extension NSObject: KeyValueObserving {}

extension KeyValueObserving {
  /// Calls a closure when a property gets another value.
  ///
  /// Properties that a snippet marks `@objc dynamic` are observed, and those of UIKit that
  /// docs/portable-uikit.md lists; of others only the initial value is told.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    nonisolated(unsafe) var known = self[keyPath: keyPath]
    let tell = { (object: Self, old: Value?, new: Value) in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting,
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil,
          indexes: nil,
          isPrior: false
        )
      )
    }
    let entry = PropertyObservations.Entry { [weak self] in
      guard let self else { return }
      let value = self[keyPath: keyPath]
      guard !PropertyObservations.areEqual(value, known) else { return }
      let old = known
      known = value
      tell(self, old, value)
    }
    PropertyObservations.add(entry)
    if options.contains(.initial) { tell(self, nil, known) }
    return NSKeyValueObservation(entry)
  }

  /// Says that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Says that a property changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    PropertyObservations.look()
  }
}
