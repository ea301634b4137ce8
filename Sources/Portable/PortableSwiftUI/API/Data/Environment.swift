public import Observation

/// Something that the surroundings of a view say.
@propertyWrapper
public struct Environment<Value> {
  private let source: EnvironmentSource<Value>

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = EnvironmentSource { $0[keyPath: keyPath] }
  }

  /// Reads an observed object that a view around this one placed into the environment.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = EnvironmentSource { values in
      guard let object = values.object(of: objectType) else {
        preconditionFailure("no object of type \(objectType) in the environment of this view")
      }
      return object
    }
  }

  /// Reads an observed object that a view around this one may have placed into the environment.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = EnvironmentSource { $0.object(of: objectType) }
  }

  /// The value.
  public var wrappedValue: Value { source.value }
}

extension Environment: DynamicProperty {}

extension Environment: ConnectedProperty {
  func connect(to place: PropertyPlace) {
    source.values = place.context.environment
  }
}

/// What all copies of a wrapper read from.
final class EnvironmentSource<Value> {
  var values = EnvironmentValues()
  private let read: (EnvironmentValues) -> Value

  init(_ read: @escaping (EnvironmentValues) -> Value) {
    self.read = read
  }

  var value: Value { read(values) }
}
