import Foundation

@MainActor
struct DragSource {
  var name: String
  var view: UIView
  var point: CGPoint

  var action: UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { _ in begin() }
  }

  private func begin() -> Bool {
    let drag = ActiveDrag()
    drag.place = view.convert(point, to: nil)
    for holder in sequence(first: view, next: \.superview) {
      if let items = items(of: holder, for: drag) { return drag.begin(items) }
    }
    return false
  }

  private func items(of holder: UIView, for drag: ActiveDrag) -> [UIDragItem]? {
    let point = holder.convert(drag.place, from: nil)
    if let table = holder as? UITableView, let delegate = table.dragDelegate,
      let path = table.indexPathForRow(at: point)
    {
      drag.source = (table, path)
      return delegate.tableView(table, itemsForBeginning: drag, at: path)
    }
    if let collection = holder as? UICollectionView, let delegate = collection.dragDelegate,
      let path = collection.indexPathForItem(at: point)
    {
      drag.source = (collection, path)
      return delegate.collectionView(collection, itemsForBeginning: drag, at: path)
    }
    guard let interaction = holder.dragInteractions.first, let delegate = interaction.delegate
    else { return nil }
    let items = delegate.dragInteraction(interaction, itemsForBeginning: drag)
    if !items.isEmpty { delegate.dragInteraction(interaction, sessionWillBegin: drag) }
    return items
  }
}

extension UIView {
  var dragInteractions: [UIDragInteraction] {
    interactions.compactMap { $0 as? UIDragInteraction }.filter(\.isEnabled)
  }
  var dropInteractions: [UIDropInteraction] { interactions.compactMap { $0 as? UIDropInteraction } }
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}

extension UIResponder {
  /// The points where a drag can begin here.
  ///
  /// Those that the app names come first; otherwise each drag interaction of the view and its
  /// subviews counts, and the row or item around. Source: Apple's documentation of dragging for
  /// accessibility, certainty A; the names are Apple's UIKit strings, certainty A.
  final var dragSources: [DragSource] {
    if let named = accessibilityDragSourceDescriptors {
      return named.compactMap { place in
        place.view.map { DragSource(name: place.name, view: $0, point: place.point) }
      }
    }
    let views = (self as? UIView)?.withDescendants.filter { !$0.dragInteractions.isEmpty } ?? []
    let sources = views.map {
      DragSource(name: SystemString.dragItem.text, view: $0, point: $0.middle)
    }
    return sources.isEmpty ? listedSource.map { [$0] } ?? [] : sources
  }

  final var dragActions: [UIAccessibilityCustomAction] {
    ActiveDrag.current == nil ? dragSources.map(\.action) : dropPoints.map(\.action)
  }

  private var dropPoints: [DropPoint] {
    if let named = accessibilityDropPointDescriptors {
      return named.compactMap { place in
        place.view.map { DropPoint(name: place.name, view: $0, point: place.point) }
      }
    }
    let views = (self as? UIView)?.withDescendants.filter { !$0.dropInteractions.isEmpty } ?? []
    let points = views.map { DropPoint(name: SystemString.drop.text, view: $0, point: $0.middle) }
    return points.isEmpty ? listedDropPoints : points
  }

  private var listedSource: DragSource? {
    switch self {
    case let cell as UITableViewCell:
      guard let table = cell.table, table.dragDelegate != nil, table.dragInteractionEnabled
      else { return nil }
      return DragSource(name: SystemString.dragItem.text, view: cell, point: cell.middle)
    case let cell as UICollectionViewCell:
      // A header may be a cell as well, and can't be dragged.
      guard let collection = cell.collection, collection.dragDelegate != nil,
        collection.dragInteractionEnabled, collection.indexPath(for: cell) != nil
      else { return nil }
      return DragSource(name: SystemString.dragItem.text, view: cell, point: cell.middle)
    default: return nil
    }
  }

  private var listedDropPoints: [DropPoint] {
    switch self {
    case let cell as UITableViewCell:
      guard let table = cell.table, table.dropDelegate != nil, let path = table.indexPath(for: cell)
      else { return [] }
      let after = IndexPath(row: path.row + 1, section: path.section)
      return [(SystemString.dropBefore, path), (.dropAfter, after)].map { word, path in
        DropPoint(name: word.text, view: cell, point: cell.middle, path: path)
      }
    case let cell as UICollectionViewCell:
      guard let collection = cell.collection, collection.dropDelegate != nil,
        let path = collection.indexPath(for: cell)
      else { return [] }
      let name = SystemString.dropOnto.text
      return [DropPoint(name: name, view: cell, point: cell.middle, path: path)]
    default: return []
    }
  }
}

extension UIView {
  fileprivate var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
}
