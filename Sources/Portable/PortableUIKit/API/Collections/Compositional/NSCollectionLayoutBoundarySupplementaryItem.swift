public import Foundation

/// The place of a header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The side of the section.
  public final let alignment: NSRectAlignment
  /// The distance from the place, in points.
  public final let offset: CGPoint
  /// Whether the section grows by the view.
  open var extendsBoundary = true
  /// Whether the view stays in sight; nothing moves here.
  open var pinToVisibleBounds = false

  /// Creates a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, kind: elementKind)
  }

  // Whether the view stands below the section.
  final var isBelow: Bool {
    [.bottom, .bottomLeading, .bottomTrailing].contains(alignment)
  }
}
