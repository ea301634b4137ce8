public import Foundation

/// What happens when a property of a layer changes.
public protocol CAAction {
  /// Begins.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAnimation: CAAction {
  /// Begins; nothing moves here.
  public func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {}
}

/// Nothing happens.
extension NSNull: CAAction {
  /// Begins nothing.
  public func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {}
}
