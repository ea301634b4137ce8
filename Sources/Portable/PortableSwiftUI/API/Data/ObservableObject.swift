/// An object that tells when it is about to change.
public protocol ObservableObject: AnyObject {
  /// What tells of changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Tells before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells before a published property changes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher {
  private struct Entry {
    weak var owner: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  // Snippets run on one thread; what changes elsewhere is Apple's runtime warning.
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Entry] = [:]
  private var observers: [ObjectIdentifier: () -> Void] = [:]

  /// Creates a publisher that nobody listens to.
  public init() {}

  /// Tells everybody who listens.
  public func send() {
    for observer in observers.values { observer() }
  }

  /// Calls back before each change; of calls for one listener only the last counts.
  func observe(for listener: AnyObject, _ action: @escaping () -> Void) {
    observers[ObjectIdentifier(listener)] = action
  }

  /// The publisher of an object.
  static func of(_ owner: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(owner)
    if let entry = known[key], entry.owner === owner { return entry.publisher }
    let publisher = ObservableObjectPublisher()
    known[key] = Entry(owner: owner, publisher: publisher)
    return publisher
  }
}
