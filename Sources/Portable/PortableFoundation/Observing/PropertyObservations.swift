import Foundation

/// All key-value observations.
///
/// Without the Objective-C runtime nothing reports changes. Properties that a snippet marks `@objc
/// dynamic`, and some of UIKit's, call in after a change; then every observed value is compared
/// with its last one.
package enum PropertyObservations {
  final class Entry {
    let checkForChanges: () -> Void

    init(checkForChanges: @escaping () -> Void) { self.checkForChanges = checkForChanges }
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var entries: [Entry] = []

  package static func checkForChanges() {
    lock.lock()
    let entries = entries
    lock.unlock()
    for entry in entries { entry.checkForChanges() }
  }

  static func add(_ entry: Entry) {
    lock.lock()
    entries.append(entry)
    lock.unlock()
  }

  static func remove(_ entry: Entry) {
    lock.lock()
    entries.removeAll { $0 === entry }
    lock.unlock()
  }

  static func areEqual(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? any Equatable { return isEqual(first, second) }
    return type(of: first) is AnyClass && (first as AnyObject) === (second as AnyObject)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
    (second as? Value) == first
  }
}

package enum NamedObservations {
  private struct Entry {
    weak var object: AnyObject?
    weak var observer: AnyObject?
    let name: String
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
    let entry: PropertyObservations.Entry?
  }

  nonisolated(unsafe) private static var entries: [Entry] = []
  private static let lock = NSRecursiveLock()

  /// Adds an observer of a property.
  ///
  /// - Parameter reader: Reads the property by its name; for properties that don't report their
  ///   changes.
  package static func add(
    _ observer: AnyObject,
    to object: AnyObject,
    _ name: String,
    _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?,
    reader: @escaping (AnyObject, String) -> Any?
  ) {
    var entry: PropertyObservations.Entry?
    if let first = reader(object, name) {
      nonisolated(unsafe) var known = first
      let checkForChanges = PropertyObservations.Entry { [weak object] in
        guard let object, let value = reader(object, name),
          !PropertyObservations.areEqual(value, known)
        else { return }
        let old = known
        known = value
        notify(of: object, name, from: old, to: value)
      }
      PropertyObservations.add(checkForChanges)
      entry = checkForChanges
    }
    lock.lock()
    entries.removeAll { $0.object == nil || $0.observer == nil }
    entries.append(
      Entry(
        object: object,
        observer: observer,
        name: name,
        options: options,
        context: context,
        entry: entry
      )
    )
    lock.unlock()
    if options.contains(.initial), let value = reader(object, name) {
      let change: [NSKeyValueChangeKey: Any] =
        options.contains(.new) ? [.kindKey: 1, .newKey: value] : [.kindKey: 1]
      (observer as? any KeyValueObserver)?
        .observeValue(forKeyPath: name, of: object, change: change, context: context)
    }
  }

  package static func remove(_ observer: AnyObject, from object: AnyObject, _ name: String) {
    lock.lock()
    for entry in entries
    where entry.object === object && entry.observer === observer && entry.name == name {
      if let checkForChanges = entry.entry { PropertyObservations.remove(checkForChanges) }
    }
    entries.removeAll { $0.object === object && $0.observer === observer && $0.name == name }
    lock.unlock()
  }

  static func notify(of object: AnyObject, _ name: String, from old: Any?, to new: Any?) {
    lock.lock()
    let observers = entries.filter { $0.object === object && $0.name == name }
    lock.unlock()
    for entry in observers {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if entry.options.contains(.old) { change[.oldKey] = old ?? NSNull() }
      if entry.options.contains(.new) { change[.newKey] = new ?? NSNull() }
      (entry.observer as? any KeyValueObserver)?
        .observeValue(forKeyPath: name, of: object, change: change, context: entry.context)
    }
  }
}

/// An object that observes properties by name.
///
/// Apple's `NSObject` is one.
public protocol KeyValueObserver: AnyObject {
  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  )
}

/// Called after a property marked `@objc dynamic` has changed.
///
/// The snippet compiler generates this call; see docs/portable-uikit.md.
public func propertyDidChange(
  of object: AnyObject,
  _ name: String,
  from oldValue: Any?,
  to newValue: Any?
) {
  NamedObservations.notify(of: object, name, from: oldValue, to: newValue)
  PropertyObservations.checkForChanges()
}
