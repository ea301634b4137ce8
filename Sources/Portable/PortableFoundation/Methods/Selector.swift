/// A method that can be called later.
///
/// Apple's selectors are names that the Objective-C runtime looks up. Linux has no such runtime, so
/// `#selector(tapped)` becomes `Selector(tapped)`, and the method itself is kept.
public struct Selector: ExpressibleByStringLiteral {
  private let method: (AnyObject?, Any?) -> Any?

  /// Creates a selector from a method that is bound to its object and takes no sender.
  public init<Result>(_ method: @escaping () -> Result) {
    self.method = { _, _ in method() }
  }

  /// Creates a selector from a method that is bound to its object and takes a sender.
  public init<Sender, Result>(_ method: @escaping (Sender) -> Result) {
    self.method = { _, sender in Self.argument(sender).map(method) }
  }

  /// Creates a selector from a type's method that takes no sender.
  public init<Target: AnyObject, Result>(_ method: @escaping (Target) -> () -> Result) {
    self.method = { target, _ in (target as? Target).map { method($0)() } }
  }

  /// Creates a selector from a type's method that takes a sender.
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

  /// Creates a selector from a name; without a runtime to look it up it calls nothing.
  public init(_ name: String) {
    method = { _, _ in nil }
  }

  /// Creates a selector from a name; without a runtime to look it up it calls nothing.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Calls the method and gives its result, or `nil` if target or sender are of another type.
  package func perform(on target: AnyObject?, sender: Any?) -> Any? {
    method(target, sender)
  }

  // Objective-C takes any sender for true where a method wants a truth value, as `endEditing(_:)`.
  private static func argument<Sender>(_ sender: Any?) -> Sender? {
    sender as? Sender ?? (true as? Sender)
  }
}
