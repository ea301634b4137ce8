public import Foundation

/// The edges of an item at which something is fixed.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges.
  public final let edges: NSDirectionalRectEdge
  /// The distance from the edges, in points or parts of the item.
  public final let offset: CGPoint

  private init(_ edges: NSDirectionalRectEdge, offset: CGPoint) {
    self.edges = edges
    self.offset = offset
    super.init()
  }

  /// Creates an anchor.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, offset: .zero)
  }

  /// Creates an anchor at a distance, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, offset: absoluteOffset)
  }

  /// Creates an anchor at a distance, in parts of the item.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, offset: fractionalOffset)
  }
}
