import Foundation

/// What a touch on a cell does.
extension UICollectionViewCell {
  /// The collection the item is in.
  var collection: UICollectionView? {
    sequence(first: self as UIView, next: \.superview).lazy
      .compactMap { $0 as? UICollectionView }.first
  }

  /// Lets the collection choose the item; `nil` if it is in none that cares.
  func choose() -> Bool? {
    guard let collection, collection.canChoose else { return nil }
    return collection.choose(self)
  }
}
