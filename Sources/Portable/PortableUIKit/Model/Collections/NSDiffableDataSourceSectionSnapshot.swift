import Foundation

public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Entry {
    var item: ItemIdentifierType
    var parent: ItemIdentifierType?
    var isExpanded = false
  }

  private var entries: [Entry] = []

  public init() {}

  public var items: [ItemIdentifierType] { entries.map(\.item) }
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.parent == nil }.map(\.item) }
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let new = items.map { Entry(item: $0, parent: parent) }
    guard let parent, let last = entries.lastIndex(where: { isIn($0.item, below: parent) }) else {
      entries += new
      return
    }
    entries.insert(contentsOf: new, at: last + 1)
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    let kept = entries.filter { entry in !items.contains { isIn(entry.item, below: $0) } }
    entries = kept
  }

  public mutating func deleteAll() { entries = [] }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for index in entries.indices where items.contains(entries[index].item) {
      entries[index].isExpanded = true
    }
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for index in entries.indices where items.contains(entries[index].item) {
      entries[index].isExpanded = false
    }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { entry(item)?.isExpanded ?? false }
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { entry(child)?.parent }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    ancestors(of: item).allSatisfy(isExpanded)
  }

  private func entry(_ item: ItemIdentifierType) -> Entry? { entries.first { $0.item == item } }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(
      sequence(state: item) { state -> ItemIdentifierType? in
        guard let parent = parent(of: state) else { return nil }
        state = parent
        return parent
      }
    )
  }

  private func isIn(_ item: ItemIdentifierType, below parent: ItemIdentifierType) -> Bool {
    item == parent || ancestors(of: item).contains(parent)
  }
}

public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  public let sectionIdentifier: SectionIdentifierType
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
}

public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public let difference: CollectionDifference<ItemIdentifierType>
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}
