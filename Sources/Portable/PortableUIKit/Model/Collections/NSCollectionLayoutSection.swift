public import Foundation

@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup?
  final let list: UICollectionLayoutListConfiguration?

  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  /// What the distances are measured from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the distances of headers and footers are measured from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that is called while the section is scrolled; here never.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    list = nil
    super.init()
  }

  private init(list: UICollectionLayoutListConfiguration) {
    group = nil
    self.list = list
    super.init()
  }

  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// The place of a badge at an item.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public final let elementKind: String
  open var zIndex = 1

  init(_ layoutSize: NSCollectionLayoutSize, kind: String) {
    elementKind = kind
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, kind: elementKind) }

  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, kind: elementKind) }
}

/// The place of a header or footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public final let alignment: NSRectAlignment
  public final let offset: CGPoint
  open var extendsBoundary = true
  /// Whether the view stays in sight; nothing moves here.
  open var pinToVisibleBounds = false

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
  final var isBelow: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging
  case groupPagingCentered
}

/// What the distances of a section are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}
