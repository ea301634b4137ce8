@propertyWrapper public struct State<Value> {
  private let storage: StateStorage<Value>

  public init(wrappedValue value: Value) { storage = StateStorage(value) }
  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: DynamicProperty {}

extension State: ConnectedProperty {
  func connect(to place: PropertyContext) { storage.connect(to: place) }
}

@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  private let storage: StateStorage<ObjectType?>
  private let make: () -> ObjectType

  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    self.make = make
    storage = StateStorage(nil)
  }

  public var wrappedValue: ObjectType {
    if let object = storage.value { return object }
    let object = make()
    storage.value = object
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: DynamicProperty {}

extension StateObject: ConnectedProperty {
  func connect(to place: PropertyContext) {
    storage.connect(to: place)
    place.graph.observe(wrappedValue)
  }
}

@preconcurrency @MainActor public protocol DynamicProperty { mutating func update() }

extension DynamicProperty { public mutating func update() {} }

@propertyWrapper public struct Namespace {
  private let storage = StateStorage(ID(number: 0))

  public init() {}

  public var wrappedValue: ID { storage.value }

  public struct ID: Hashable, Sendable { let number: Int }
}

extension Namespace: DynamicProperty {}

extension Namespace: ConnectedProperty {
  func connect(to place: PropertyContext) {
    storage.connect(to: place)
    if storage.value.number == 0 {
      storage.value = ID(number: place.context.identity.hashValue | 1)
    }
  }
}
