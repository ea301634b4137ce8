/// The names of what an observer of a key path by its name is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Takes a raw value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// How the property changed.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The places of elements of a collection.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the message comes before the change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
