public import Foundation

// Core Data's types as far as views name them. No store exists here, so nothing is ever fetched.

public protocol NSFetchRequestResult: AnyObject {}

open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  public let managedObjectContext: NSManagedObjectContext?
  public init(context: NSManagedObjectContext) { managedObjectContext = context }
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    managedObjectContext = context
  }
  open var isDeleted: Bool { false }
  open var isFault: Bool { false }
  open class func entity() -> NSEntityDescription { NSEntityDescription() }
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> { NSFetchRequest() }
}

open class NSEntityDescription: NSObject {
  public var name: String?
}

extension NSSortDescriptor {
  /// Foundation's own initializer takes only comparable values, and those of a store are optional.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { _, _ in .orderedSame }
  }
}

public class NSFetchRequest<ResultType>: NSObject {
  public var entity: NSEntityDescription?
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var fetchBatchSize = 0
  public override init() {}
  public init(entityName: String) {}
}

open class NSManagedObjectContext: NSObject {
  open var hasChanges: Bool { false }
  open var automaticallyMergesChangesFromParent = false
  open func save() throws {}
  open func rollback() {}
  open func delete(_ object: NSManagedObject) {}
  open func insert(_ object: NSManagedObject) {}
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
}

open class NSPersistentStoreDescription: NSObject {
  public var url: URL?
}

open class NSPersistentContainer: NSObject {
  public let name: String
  public let viewContext = NSManagedObjectContext()
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  public init(name: String) { self.name = name }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { value(NSManagedObjectContext()) }
    set { store(newValue) }
  }
}
