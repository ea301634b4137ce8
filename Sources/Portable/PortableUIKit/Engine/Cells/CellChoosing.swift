import Foundation

extension UITableView {
  final var canChoose: Bool {
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
    if isSeveral, chosenPaths.contains(path) {
      guard delegate.tableView(self, willDeselectRowAt: path) != nil else { return false }
      deselectRow(at: path, animated: true)
      delegate.tableView(self, didDeselectRowAt: path)
    } else {
      let former = isSeveral ? [] : chosenPaths.filter { $0 != path }
      chosenPaths = isSeveral ? chosenPaths + [path] : [path]
      markChosen()
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

  final func markChosen() {
    for (path, cell) in grid.cells where cell.isSelected != chosenPaths.contains(path) {
      cell.setSelected(chosenPaths.contains(path), animated: false)
    }
  }
}

extension UICollectionView {
  final var canChoose: Bool { allowsSelection && delegate is any UICollectionViewDelegate }

  final func choose(_ cell: UICollectionViewCell) -> Bool {
    guard let delegate = delegate as? any UICollectionViewDelegate, let path = indexPath(for: cell),
      delegate.collectionView(self, shouldSelectItemAt: path)
    else { return false }
    if allowsMultipleSelection, chosenPaths.contains(path) {
      guard delegate.collectionView(self, shouldDeselectItemAt: path) else { return false }
      deselectItem(at: path, animated: true)
      delegate.collectionView(self, didDeselectItemAt: path)
    } else {
      let former = chosenPaths.filter { $0 != path && !allowsMultipleSelection }
      selectItem(at: path, animated: true, scrollPosition: [])
      for path in former { delegate.collectionView(self, didDeselectItemAt: path) }
      delegate.collectionView(self, didSelectItemAt: path)
    }
    return true
  }

  final func markChosen() {
    for (path, cell) in grid.cells { cell.isSelected = chosenPaths.contains(path) }
  }
}

extension UICollectionViewCell {
  var collection: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { $0 as? UICollectionView }.first
  }

  /// Selects the item in its collection; `nil` if no collection handles selection.
  func choose() -> Bool? {
    guard let collection, collection.canChoose else { return nil }
    return collection.choose(self)
  }
}
