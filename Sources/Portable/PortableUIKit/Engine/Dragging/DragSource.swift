import Foundation

/// A place from which an assistive technology can begin a drag.
@MainActor
struct DragSource {
  /// The name of the action.
  var name: String
  /// The view the drag begins in.
  var view: UIView
  /// The place in the view, in points.
  var point: CGPoint

  /// The action that begins the drag.
  var action: UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { _ in begin() }
  }

  /// Asks the view and those that hold it for what is dragged.
  private func begin() -> Bool {
    let drag = ActiveDrag()
    drag.place = view.convert(point, to: nil)
    for holder in sequence(first: view, next: \.superview) {
      if let items = items(of: holder, for: drag) { return drag.begin(items) }
    }
    return false
  }

  /// What a view lets be dragged; `nil` if it has nothing to do with dragging.
  private func items(of holder: UIView, for drag: ActiveDrag) -> [UIDragItem]? {
    let place = holder.convert(drag.place, from: nil)
    if let table = holder as? UITableView, let delegate = table.dragDelegate,
      let path = table.indexPathForRow(at: place)
    {
      drag.source = (table, path)
      return delegate.tableView(table, itemsForBeginning: drag, at: path)
    }
    if let collection = holder as? UICollectionView, let delegate = collection.dragDelegate,
      let path = collection.indexPathForItem(at: place)
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
  /// The behaviours that let something be dragged out of the view.
  var dragInteractions: [UIDragInteraction] {
    interactions.compactMap { $0 as? UIDragInteraction }.filter(\.isEnabled)
  }
  /// The behaviours that let something be dropped on the view.
  var dropInteractions: [UIDropInteraction] {
    interactions.compactMap { $0 as? UIDropInteraction }
  }
  /// The view and all views in it.
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
