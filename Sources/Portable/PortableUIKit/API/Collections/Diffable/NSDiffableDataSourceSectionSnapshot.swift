/// The items of a section at one moment, with items below items.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Entry {
    var item: ItemIdentifierType
    var parent: ItemIdentifierType?
    var isExpanded = false
  }

  private var entries: [Entry] = []

  /// Creates an empty snapshot.
  public init() {}

  /// All items in order.
  public var items: [ItemIdentifierType] { entries.map(\.item) }
  /// The items that stand below no other.
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.parent == nil }.map(\.item) }
  /// The items that are not folded away.
  public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

  /// Adds items at the end, or below another.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let new = items.map { Entry(item: $0, parent: parent) }
    guard let parent, let last = entries.lastIndex(where: { isIn($0.item, below: parent) }) else {
      entries += new
      return
    }
    entries.insert(contentsOf: new, at: last + 1)
  }

  /// Takes items away with everything below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let kept = entries.filter { entry in !items.contains { isIn(entry.item, below: $0) } }
    entries = kept
  }

  /// Takes everything away.
  public mutating func deleteAll() {
    entries = []
  }

  /// Shows what is below items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for index in entries.indices where items.contains(entries[index].item) {
      entries[index].isExpanded = true
    }
  }

  /// Folds away what is below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for index in entries.indices where items.contains(entries[index].item) {
      entries[index].isExpanded = false
    }
  }

  /// Tells whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  /// Gives the index of an item.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// Tells whether what is below an item is shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { entry(item)?.isExpanded ?? false }
  /// Gives how many items an item is below.
  public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }
  /// Gives the item an item is below.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { entry(child)?.parent }

  /// Tells whether an item is not folded away.
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
