import Foundation

/// The observations of all objects.
///
/// There is no runtime here that tells of a change. Properties that a snippet marks `@objc dynamic`,
/// and some of UIKit's, say that something changed; then the observed values are compared with what
/// they were.
package enum PropertyObservations {
  /// One observation.
  final class Entry {
    /// Looks whether the value changed, and tells the observer.
    let look: () -> Void

    init(look: @escaping () -> Void) {
      self.look = look
    }
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var entries: [Entry] = []

  /// Tells the observers of all values that are others than before.
  package static func look() {
    lock.lock()
    let entries = entries
    lock.unlock()
    for entry in entries { entry.look() }
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

  /// Whether two values are the same, as far as they can be compared.
  static func areEqual(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? any Equatable { return isEqual(first, second) }
    return type(of: first) is AnyClass && (first as AnyObject) === (second as AnyObject)
  }

  private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
    (second as? Value) == first
  }
}
