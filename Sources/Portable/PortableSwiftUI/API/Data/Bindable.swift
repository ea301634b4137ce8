public import Observation

/// Bindings to the properties of an observed object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Only observed objects have bindings.
  @available(
    *,
    unavailable,
    message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper itself, which gives the bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Takes an object.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, ())
  }

  /// Takes an object.
  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, ())
  }

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable {
  private init(wrappedValue value: Value, _: Void) {
    wrappedValue = value
  }
}
