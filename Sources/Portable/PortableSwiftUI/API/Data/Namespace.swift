/// A name that no other view has, to tell views of different places apart.
@propertyWrapper
public struct Namespace {
  private let storage = StateStorage(ID(number: 0))

  /// Creates a name.
  public init() {}

  /// The name.
  public var wrappedValue: ID { storage.value }

  /// What tells the name from others.
  public struct ID: Hashable, Sendable {
    let number: Int
  }
}

extension Namespace: DynamicProperty {}

extension Namespace: ConnectedProperty {
  func connect(to place: PropertyPlace) {
    storage.connect(to: place)
    if storage.value.number == 0 {
      storage.value = ID(number: place.context.identity.hashValue | 1)
    }
  }
}
