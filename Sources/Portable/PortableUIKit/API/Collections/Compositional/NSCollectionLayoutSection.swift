public import Foundation

/// The layout of a section: a group again and again.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup?
  final let list: UICollectionLayoutListConfiguration?

  /// The distances around the content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What the distances are measured from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the distances of headers and footers are measured from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section is scrolled across the direction of the collection.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep the distances around the content.
  open var supplementariesFollowContentInsets = true
  /// Views behind the section; they are kept and not shown.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A closure that is called while the section is scrolled; here never.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section of groups.
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

  /// Gives a section of rows as in a table.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(list: configuration)
  }
}

/// A closure that is called while a section is scrolled.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
