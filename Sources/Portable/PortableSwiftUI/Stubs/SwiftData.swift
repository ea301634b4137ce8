public import Foundation

// SwiftData's types as far as views name them. No store exists here, so queries are empty.

/// What `@Model` adds to a class; the tool writes it in place of the attribute.
public protocol PersistentModel: AnyObject, Hashable, Identifiable {}

extension PersistentModel {
  public static func == (first: Self, second: Self) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

@propertyWrapper public struct Query<Element: PersistentModel>: DynamicProperty {
  public init() {}
  public init(animation: Animation) { self.init() }
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init()
  }
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation = .default
  ) { self.init() }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value>,
    order: SortOrder = .forward,
    animation: Animation = .default
  ) { self.init() }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?>,
    order: SortOrder = .forward,
    animation: Animation = .default
  ) { self.init() }
  public var wrappedValue: [Element] { [] }
}

public final class ModelContext {
  public var hasChanges: Bool { false }
  public var autosaveEnabled = true
  public init(_ container: ModelContainer) {}
  public func insert(_ model: some PersistentModel) {}
  public func delete(_ model: some PersistentModel) {}
  public func save() throws {}
  public func rollback() {}
  public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] { [] }
  public func fetchCount(_ descriptor: FetchDescriptor<some PersistentModel>) throws -> Int { 0 }
}

public struct Schema {
  public init(_ types: [any PersistentModel.Type]) {}
}
public struct ModelConfiguration {
  public init(isStoredInMemoryOnly: Bool = false) {}
  public init(schema: Schema?, isStoredInMemoryOnly: Bool = false) {}
}

public final class ModelContainer {
  public init(
    for types: any PersistentModel.Type...,
    configurations: ModelConfiguration...
  ) throws {}
  public init(for schema: Schema, configurations: [ModelConfiguration]) throws {}
  fileprivate init() {}
  public var mainContext: ModelContext { ModelContext(self) }
}

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { value(ModelContext(ModelContainer())) }
    set { store(newValue) }
  }
}

extension View {
  public func modelContext(_ context: ModelContext) -> some View { self }
  public func modelContainer(_ container: ModelContainer) -> some View { self }
  public func modelContainer(
    for type: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View { self }
  public func modelContainer(
    for types: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false
  ) -> some View { self }
}

extension Scene {
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public func modelContainer(
    for type: any PersistentModel.Type,
    inMemory: Bool = false
  ) -> some Scene { self }
  public func modelContainer(
    for types: [any PersistentModel.Type],
    inMemory: Bool = false
  ) -> some Scene { self }
}
