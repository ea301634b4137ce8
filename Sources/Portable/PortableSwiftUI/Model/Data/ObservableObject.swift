public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

public final class ObservableObjectPublisher {
  private struct Entry {
    weak var owner: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // Snippets run on one thread; a change on another is a runtime warning on a device.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Entry] = [:]
  private var observers: [ObjectIdentifier: () -> Void] = [:]

  public init() {}

  public func send() {
    for observer in observers.values { observer() }
  }

  /// Calls back before each change; a new call replaces the last one of the same listener.
  func observe(for listener: AnyObject, _ action: @escaping () -> Void) {
    observers[ObjectIdentifier(listener)] = action
  }

  static func of(_ owner: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(owner)
    if let entry = known[key], entry.owner === owner { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    known[key] = Entry(owner: owner, publisher: publisher)
    return publisher
  }
}

@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: DynamicProperty {}

extension ObservedObject: ConnectedProperty {
  func connect(to place: PropertyContext) { place.graph.observe(wrappedValue) }
}

@propertyWrapper public struct Published<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

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
