public import Foundation

/// The room a layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size within the distances, in points.
  var effectiveContentSize: CGSize { get }
  /// The distances around the content, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The distances around the content, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
