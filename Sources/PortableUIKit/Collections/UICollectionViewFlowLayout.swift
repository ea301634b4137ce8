public import Foundation

/// A rule that places items in lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that lets items find their own.
  public class var automaticSize: CGSize { CGSize(width: -1, height: -1) }

  /// The size of an item, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size of an item as long as it is not known, in points; unless it is zero, items find their own.
  open var estimatedItemSize: CGSize = .zero
  /// The smallest distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The smallest distance between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The direction in which the content is scrolled.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distances around a section, in points.
  open var sectionInset: UIEdgeInsets = .zero
}
