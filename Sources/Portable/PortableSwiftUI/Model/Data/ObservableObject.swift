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

  /// Calls back before each change until the returned object is released.
  public func subscribe(_ action: @escaping () -> Void) -> AnyObject {
    let token = PublishedToken()
    let key = ObjectIdentifier(token)
    observers[key] = action
    token.end = { [weak self] in self?.observers[key] = nil }
    return token
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
  private let storage: PublishedStorage<Value>

  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.value = newValue }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      return storage.value
    }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.owner = object
      storage.set(newValue)
    }
  }

  /// Sends the current value, and then each new one before it is set.
  ///
  /// Source: Apple's documentation of `Published`.
  public struct Publisher {
    let storage: PublishedStorage<Value>

    /// Calls back until the returned object is released.
    public func subscribe(_ action: @escaping (Value) -> Void) -> AnyObject {
      action(storage.value)
      return storage.listen(action)
    }

    public func set(_ value: Value) { storage.set(value) }
  }
}

extension Published.Publisher: PortablePublisher {
  public func listen(_ action: @escaping (Value) -> Void) -> AnyObject { subscribe(action) }
}

final class PublishedStorage<Value> {
  var value: Value
  weak var owner: AnyObject?
  private var listeners: [ObjectIdentifier: (Value) -> Void] = [:]

  init(_ value: Value) { self.value = value }

  func set(_ new: Value) {
    if let owner { ObservableObjectPublisher.of(owner).send() }
    for listener in listeners.values { listener(new) }
    value = new
  }

  func listen(_ action: @escaping (Value) -> Void) -> AnyObject {
    let token = PublishedToken()
    let key = ObjectIdentifier(token)
    listeners[key] = action
    token.end = { [weak self] in self?.listeners[key] = nil }
    return token
  }
}

final class PublishedToken {
  var end: (() -> Void)?
  deinit { end?() }
}
