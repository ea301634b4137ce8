public import Foundation

/// What an observer is told of a change.
public struct NSKeyValueObservedChange<Value> {
  /// How the property changed.
  public typealias Kind = NSKeyValueChange

  /// How the property changed.
  public let kind: Kind
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before the change, if it was asked for.
  public let oldValue: Value?
  /// The places of elements of a collection.
  public let indexes: IndexSet?
  /// Whether the message comes before the change.
  public let isPrior: Bool
}
