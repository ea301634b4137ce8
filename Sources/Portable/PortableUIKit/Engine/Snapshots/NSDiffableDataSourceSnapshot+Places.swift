import Foundation

/// What tables and collections look up alike.
extension NSDiffableDataSourceSnapshot {
  /// The section at an index; `nil` if there is none.
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  /// The item at a place; `nil` if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, let section = section(at: path.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The places of those items that are meant.
  func paths(of meant: Set<ItemIdentifierType>) -> [IndexPath] {
    guard !meant.isEmpty else { return [] }
    return sectionIdentifiers.enumerated().flatMap { section, id in
      itemIdentifiers(inSection: id).enumerated()
        .filter { meant.contains($0.element) }
        .map { IndexPath(indexes: [section, $0.offset]) }
    }
  }

  /// The snapshot without wishes to make or fill items again.
  var fulfilled: Self {
    var fulfilled = self
    (fulfilled.reloaded, fulfilled.reconfigured) = ([], [])
    return fulfilled
  }

  /// The place of an item; `nil` if it is not there.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sectionIdentifiers.enumerated() {
      if let place = itemIdentifiers(inSection: section).firstIndex(of: item) {
        return IndexPath(item: place, section: index)
      }
    }
    return nil
  }
}
