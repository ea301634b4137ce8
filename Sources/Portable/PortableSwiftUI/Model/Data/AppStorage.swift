import Foundation

/// A value in the user defaults.
///
/// Here the defaults last as long as the program runs.
@propertyWrapper public struct AppStorage<Value> {
  private let key: String
  private let initial: Value

  private init(_ key: String, _ initial: Value) {
    self.key = key
    self.initial = initial
  }

  public var wrappedValue: Value {
    get { StoredValues.values[key] as? Value ?? initial }
    nonmutating set {
      StoredValues.values[key] = newValue
      StoredValues.graphs.removeAll { $0.graph == nil }
      for entry in StoredValues.graphs { entry.graph?.requestUpdate() }
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

enum StoredValues {
  struct Entry { weak var graph: ViewGraph? }

  // Views are rendered on the main actor only.
  nonisolated(unsafe) static var values: [String: Any] = [:]
  nonisolated(unsafe) static var graphs: [Entry] = []
}

extension AppStorage: DynamicProperty {}

extension AppStorage: ConnectedProperty {
  func connect(to place: PropertyContext) {
    guard !StoredValues.graphs.contains(where: { $0.graph === place.graph }) else { return }
    StoredValues.graphs.append(StoredValues.Entry(graph: place.graph))
  }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value: RawRepresentable {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, nil) }
}

/// A value stored per scene.
///
/// Here it lasts as long as its view.
@propertyWrapper public struct SceneStorage<Value> {
  private let state: State<Value>

  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: DynamicProperty {}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}
