/// A value that a window keeps; here as long as its view.
@propertyWrapper
public struct SceneStorage<Value> {
  private let state: State<Value>

  /// Creates a value with what it is at first.
  public init(wrappedValue: Value, _ key: String) {
    state = State(wrappedValue: wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// The value for others to read and change.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: DynamicProperty {}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a value that is nothing at first.
  public init(_ key: String) {
    self.init(wrappedValue: nil, key)
  }
}
