/// An object that a view around this one placed into the environment; its changes render the view
/// again.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private let source = EnvironmentSource { $0.object(of: ObjectType.self) }

  /// Reads the object by its type.
  public init() {}

  /// The object; without one the program stops, as Apple's does.
  public var wrappedValue: ObjectType {
    guard let object = source.value else {
      preconditionFailure("no ObservableObject of type \(ObjectType.self) found")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: DynamicProperty {}

extension EnvironmentObject: ConnectedProperty {
  func connect(to place: PropertyPlace) {
    source.values = place.context.environment
    if let object = source.value { place.graph.observe(object) }
  }
}
