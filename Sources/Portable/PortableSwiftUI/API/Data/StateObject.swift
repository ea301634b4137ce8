/// An object that belongs to a view and lives as long as it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private let storage: StateStorage<ObjectType?>
  private let make: () -> ObjectType

  /// Creates the object when the view is rendered for the first time.
  public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
    self.make = make
    storage = StateStorage(nil)
  }

  /// The object.
  public var wrappedValue: ObjectType {
    if let object = storage.value { return object }
    let object = make()
    storage.value = object
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: DynamicProperty {}

extension StateObject: ConnectedProperty {
  func connect(to place: PropertyPlace) {
    storage.connect(to: place)
    place.graph.observe(wrappedValue)
  }
}
