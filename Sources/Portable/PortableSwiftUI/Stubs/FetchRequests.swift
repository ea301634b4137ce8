public import Foundation

/// Core Data's results, which are empty here.
public struct FetchedResults<Result>: RandomAccessCollection {
  private let results: [Result] = []
  public var startIndex: Int { results.startIndex }
  public var endIndex: Int { results.endIndex }
  public subscript(position: Int) -> Result { results[position] }
  public var nsPredicate: NSPredicate? {
    get { nil }
    nonmutating set {}
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { [] }
    nonmutating set {}
  }
}

extension FetchedResults where Result: NSObject {
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { [] }
    nonmutating set {}
  }
}

@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  public init(
    entity: NSEntityDescription,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {}
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}

/// Core Data's results in sections, of which there are none here.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  public struct Section: Identifiable, RandomAccessCollection {
    public let id: SectionIdentifier
    private let results: [Result] = []
    public var startIndex: Int { results.startIndex }
    public var endIndex: Int { results.endIndex }
    public subscript(position: Int) -> Result { results[position] }
  }
  private let sections: [Section] = []
  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(position: Int) -> Section { sections[position] }
  public var nsPredicate: NSPredicate? {
    get { nil }
    nonmutating set {}
  }
}

@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  public init(
    entity: NSEntityDescription,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public init(
    fetchRequest: NSFetchRequest<Result>,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {}
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults()
  }
}
