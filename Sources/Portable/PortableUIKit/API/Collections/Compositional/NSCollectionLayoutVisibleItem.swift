public import Foundation

/// An item as a section sees it while it is scrolled.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The height among the items beside it.
  var zIndex: Int { get set }
  /// Whether the item is left out.
  var isHidden: Bool { get set }
  /// The middle, in points.
  var center: CGPoint { get set }
  /// The change of scale, angle and place.
  var transform: CGAffineTransform { get set }
  /// The area in the content, in points.
  var frame: CGRect { get }
  /// The place among the items.
  var indexPath: IndexPath { get }
  /// The kind of view, unless it is an item.
  var representedElementKind: String? { get }
  /// What the view is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
}
