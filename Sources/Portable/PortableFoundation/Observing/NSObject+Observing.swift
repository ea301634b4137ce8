public import Foundation

public protocol KeyValueObserving: AnyObject {}
extension NSObject: KeyValueObserving {}

extension KeyValueObserving {
  /// Calls a closure when a property changes.
  ///
  /// Works for properties that a snippet marks `@objc dynamic` and for the UIKit properties listed
  /// in docs/portable-uikit.md. For all others only the initial value is reported.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    nonisolated(unsafe) var known = self[keyPath: keyPath]
    let notify = { (object: Self, old: Value?, new: Value) in
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
      notify(self, old, value)
    }
    PropertyObservations.add(entry)
    if options.contains(.initial) { notify(self, nil, known) }
    return NSKeyValueObservation(entry)
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    PropertyObservations.checkForChanges()
  }
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

public final class NSKeyValueObservation: NSObject {
  private let entry: PropertyObservations.Entry

  init(_ entry: PropertyObservations.Entry) { self.entry = entry }

  public func invalidate() { PropertyObservations.remove(entry) }

  deinit { PropertyObservations.remove(entry) }
}

public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Also notifies before each change; not supported here.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
