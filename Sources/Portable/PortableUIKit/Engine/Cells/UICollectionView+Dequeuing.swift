import Foundation

/// How cells are used again.
extension UICollectionView {
  func adopt(_ layout: UICollectionViewLayout) {
    layout.owner = self
    isLoaded = false
    setNeedsLayout()
  }

  func dequeue(
    _ identifier: String,
    type: UICollectionReusableView.Type?
  ) -> UICollectionReusableView? {
    if let refilledCell, refilledCell.reuseIdentifier == identifier { return refilledCell }
    if let used = pool.take(named: identifier) {
      used.prepareForReuse()
      return used
    }
    return type?.make(dequeued: identifier)
  }
}
