import Foundation

extension UITableView {
  final var isSelectionEnabled: Bool {
    allowsSelection && delegate is any UITableViewDelegate
      && (!isEditing || allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing)
  }

  final func choose(_ cell: UITableViewCell) -> Bool {
    guard let delegate = delegate as? any UITableViewDelegate,
      let touched = indexPath(for: cell), delegate.tableView(self, shouldHighlightRowAt: touched),
      let path = delegate.tableView(self, willSelectRowAt: touched)
    else { return false }
    let isSeveral =
      isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    if isSeveral, selectedPaths.contains(path) {
      guard delegate.tableView(self, willDeselectRowAt: path) != nil else { return false }
      deselectRow(at: path, animated: true)
      delegate.tableView(self, didDeselectRowAt: path)
    } else {
      let former = isSeveral ? [] : selectedPaths.filter { $0 != path }
      selectedPaths = isSeveral ? selectedPaths + [path] : [path]
      updateSelection()
      for path in former { delegate.tableView(self, didDeselectRowAt: path) }
      delegate.tableView(self, didSelectRowAt: path)
    }
    return true
  }

  /// Performs the action of an editing control.
  ///
  /// - Returns: Whether the data source or delegate handled it.
  final func perform(_ purpose: CellControl.Purpose, on cell: UITableViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    switch purpose {
    case .delete: dataSource?.tableView(self, commit: .delete, forRowAt: path)
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .reorder: return false
    case .details:
      (delegate as? any UITableViewDelegate)?
        .tableView(self, accessoryButtonTappedForRowWith: path)
    }
    return true
  }

  final func swipeActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction] {
    guard let delegate = delegate as? any UITableViewDelegate, let path = indexPath(for: cell)
    else { return [] }
    let sides = [
      delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
      delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
    ]
    return sides.flatMap { $0?.actions ?? [] }.compactMap { $0.customAction(on: cell) }
  }

  final func updateSelection() {
    for (path, cell) in grid.cells where cell.isSelected != selectedPaths.contains(path) {
      cell.setSelected(selectedPaths.contains(path), animated: false)
    }
  }
}

extension UICollectionView {
  final var isSelectionEnabled: Bool { allowsSelection && delegate is any UICollectionViewDelegate }

  final func choose(_ cell: UICollectionViewCell) -> Bool {
    guard let delegate = delegate as? any UICollectionViewDelegate, let path = indexPath(for: cell),
      delegate.collectionView(self, shouldSelectItemAt: path)
    else { return false }
    if allowsMultipleSelection, selectedPaths.contains(path) {
      guard delegate.collectionView(self, shouldDeselectItemAt: path) else { return false }
      deselectItem(at: path, animated: true)
      delegate.collectionView(self, didDeselectItemAt: path)
    } else {
      let former = selectedPaths.filter { $0 != path && !allowsMultipleSelection }
      selectItem(at: path, animated: true, scrollPosition: [])
      for path in former { delegate.collectionView(self, didDeselectItemAt: path) }
      delegate.collectionView(self, didSelectItemAt: path)
    }
    return true
  }

  final func updateSelection() {
    for (path, cell) in grid.cells { cell.isSelected = selectedPaths.contains(path) }
  }
}

extension UICollectionViewCell {
  var collection: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { $0 as? UICollectionView }.first
  }

  /// Selects the item in its collection; `nil` if no collection handles selection.
  func choose() -> Bool? {
    guard let collection, collection.isSelectionEnabled else { return nil }
    return collection.choose(self)
  }
}
