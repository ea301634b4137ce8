public import Foundation

/// A method that can be called later.
///
/// Apple's selectors are names that the Objective-C runtime looks up. Linux has no such runtime, so
/// `#selector(tapped)` becomes `Selector(tapped)`, which holds the method itself.
public struct Selector: ExpressibleByStringLiteral {
  private let method: (AnyObject?, Any?) -> Any?

  public init<Result>(_ method: @escaping () -> Result) { self.method = { _, _ in method() } }

  public init<Sender, Result>(_ method: @escaping (Sender) -> Result) {
    self.method = { _, sender in Self.argument(sender).map(method) }
  }

  public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> () -> Result) {
    self.method = { target, _ in (target as? Target).map { method($0)() } }
  }

  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    self.method = { target, sender in
      guard let target = target as? Target, let sender: Sender = Self.argument(sender) else {
        return nil
      }
      return method(target)(sender)
    }
  }

  public init(_ name: String) { method = { _, _ in nil } }
  public init(stringLiteral value: String) { self.init(value) }

  /// Calls the method and returns its result.
  ///
  /// - Returns: `nil` if the target or the sender has another type than the method expects.
  package func perform(on target: AnyObject?, sender: Any?) -> Any? { method(target, sender) }

  // In Objective-C any sender counts as `true` where the method expects a Boolean, as in
  // `endEditing(_:)`.
  private static func argument<Sender>(_ sender: Any?) -> Sender? {
    sender as? Sender ?? (true as? Sender)
  }
}

@MainActor package struct TargetAction {
  private weak var target: AnyObject?
  private let action: Selector

  package init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Whether the method would be called on an object; `nil` matches every object.
  package func belongs(to object: Any?) -> Bool {
    object.map { ($0 as AnyObject) === target } ?? true
  }

  package func perform(sender: AnyObject) { _ = action.perform(on: target, sender: sender) }
}

extension NotificationCenter {
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    weak let target = observer as AnyObject
    nonisolated(unsafe) let selector = aSelector
    nonisolated(unsafe) weak let observer = target
    _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer else { return }
      _ = selector.perform(on: observer, sender: notification)
    }
  }
}
