/// A value that belongs to a view and lives as long as it; a change renders the view again.
@propertyWrapper
public struct State<Value> {
  private let storage: StateStorage<Value>

  /// Creates a state with its first value.
  public init(wrappedValue value: Value) {
    storage = StateStorage(value)
  }

  /// Creates a state with its first value.
  public init(initialValue value: Value) {
    self.init(wrappedValue: value)
  }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// The value for others to read and change.
  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: DynamicProperty {}

extension State: ConnectedProperty {
  func connect(to place: PropertyPlace) {
    storage.connect(to: place)
  }
}
