public import Observation

@propertyWrapper public struct Environment<Value> {
  private let source: EnvironmentSource<Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = EnvironmentSource { $0[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = EnvironmentSource { values in
      guard let object = values.object(of: objectType) else {
        preconditionFailure("no object of type \(objectType) in the environment of this view")
      }
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = EnvironmentSource { $0.object(of: objectType) }
  }

  public var wrappedValue: Value { source.value }
}

extension Environment: DynamicProperty {}

extension Environment: ConnectedProperty {
  func connect(to place: PropertyContext) { source.values = place.context.environment }
}

final class EnvironmentSource<Value> {
  var values = EnvironmentValues()
  private let read: (EnvironmentValues) -> Value

  init(_ read: @escaping (EnvironmentValues) -> Value) { self.read = read }

  var value: Value { read(values) }
}

/// An object that a view around this one put into the environment; its changes render the view
/// again.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
  private let source = EnvironmentSource { $0.object(of: ObjectType.self) }

  public init() {}

  /// The object; as on a device, reading it without one stops the program.
  public var wrappedValue: ObjectType {
    guard let object = source.value else {
      preconditionFailure("no ObservableObject of type \(ObjectType.self) found")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: DynamicProperty {}

extension EnvironmentObject: ConnectedProperty {
  func connect(to place: PropertyContext) {
    source.values = place.context.environment
    if let object = source.value { place.graph.observe(object) }
  }
}

extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View { modifier(EnvironmentModifier { $0[keyPath: keyPath] = value }) }

  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentModifier { $0.place(object, as: T.self) })
  }

  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0.place(object, as: T.self) })
  }

  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View { modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) }) }
}
