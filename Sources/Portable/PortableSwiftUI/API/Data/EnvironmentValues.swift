/// What the surroundings of a view say.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// Whether the settings of the device are among the values.
  var knowsDevice = false

  /// Creates an environment in which everything has its default.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // A value that nobody set would count as `nil` where values may be `nil`.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// An object that a view placed into the environment by its type.
  func object<Object: AnyObject>(of type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  /// Places an object into the environment by its type.
  mutating func place<Object: AnyObject>(_ object: Object?, as type: Object.Type) {
    objects[ObjectIdentifier(type)] = object
  }
}

/// The key of a value in the environment.
public protocol EnvironmentKey {
  /// What the value is.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
}
