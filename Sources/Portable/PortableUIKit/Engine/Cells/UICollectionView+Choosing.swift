import Foundation

/// What touches on items do.
extension UICollectionView {
  /// Whether a touch on an item does anything.
  final var canChoose: Bool { allowsSelection && delegate is any UICollectionViewDelegate }

  /// Chooses a cell as a touch does, and tells whether it did.
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
