/// A property whose changes its object tells of.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Creates a property with its first value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Creates a property with its first value.
  public init(initialValue: Value) {
    value = initialValue
  }

  /// The value, which only properties of classes have.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The value; its object tells before it changes.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      ObservableObjectPublisher.of(object).send()
      object[keyPath: storageKeyPath].value = newValue
    }
  }
}
