import Foundation

@MainActor
struct CompositionalPlacement {
  private let owner: UICollectionView
  private let isVertical: Bool
  private var position: CGFloat = 0
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []

  init(owner: UICollectionView, isVertical: Bool) {
    self.owner = owner
    self.isVertical = isVertical
  }

  var contentSize: CGSize {
    isVertical
      ? CGSize(width: owner.bounds.width, height: position)
      : CGSize(width: position, height: owner.bounds.height)
  }

  mutating func addSpacing(_ length: CGFloat) { position += length }

  mutating func place(_ section: NSCollectionLayoutSection, index: Int) {
    if let list = section.list { return place(list, section: section, index: index) }
    guard let group = section.group else { return }
    let insets = section.contentInsets
    let boundaries = section.boundarySupplementaryItems
    for item in boundaries where !item.isBelow { place(item, of: section, index: index) }
    position += isVertical ? insets.top : insets.leading
    let available = CGSize(
      width: owner.bounds.width - insets.leading - insets.trailing,
      height: owner.bounds.height - insets.top - insets.bottom
    )
    let isAcross = section.orthogonalScrollingBehavior != .none
    let runsDown = isVertical != isAcross
    var corner =
      isVertical
      ? CGPoint(x: insets.leading, y: position) : CGPoint(x: position, y: insets.top)
    var far = position
    var next = 0
    let count = owner.numberOfItems(inSection: index)
    while next < count {
      var placement = GroupPlacement(owner: owner, section: index, count: count, next: next)
      let size = placement.fill(group, in: available, at: corner)
      attributes += placement.attributes
      guard placement.next > next else { break }
      next = placement.next
      far = max(far, isVertical ? corner.y + size.height : corner.x + size.width)
      if runsDown {
        corner.y += size.height + section.interGroupSpacing
      } else {
        corner.x += size.width + section.interGroupSpacing
      }
    }
    position = far + (isVertical ? insets.bottom : insets.trailing)
    for item in boundaries where item.isBelow { place(item, of: section, index: index) }
  }

  private mutating func place(
    _ item: NSCollectionLayoutBoundarySupplementaryItem,
    of section: NSCollectionLayoutSection,
    index: Int
  ) {
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let available = CGSize(
      width: owner.bounds.width - insets.leading - insets.trailing,
      height: owner.bounds.height
    )
    let width = item.layoutSize.widthDimension.length(in: available) ?? available.width
    let height =
      item.layoutSize.heightDimension.length(in: available)
      ?? owner.fittingSize(ofKind: item.elementKind, section: index, width: width).height
    place(
      item.elementKind,
      index: index,
      x: insets.leading,
      size: CGSize(width: width, height: height)
    )
  }

  private mutating func place(_ kind: String, index: Int, x: CGFloat, size: CGSize) {
    let placed = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: IndexPath(item: 0, section: index)
    )
    placed.frame = CGRect(origin: CGPoint(x: x, y: position), size: size)
    attributes.append(placed)
    position += size.height
  }

  private mutating func place(
    _ list: UICollectionLayoutListConfiguration,
    section: NSCollectionLayoutSection,
    index: Int
  ) {
    let side: CGFloat =
      list.appearance == .insetGrouped ? DeviceSettings.current.look.groupMargin : 0
    let width = owner.bounds.width - 2 * side
    position += section.contentInsets.top
    if list.headerMode == .supplementary {
      placeFitting(UICollectionView.elementKindSectionHeader, index: index, x: side, width: width)
    }
    for item in 0..<owner.numberOfItems(inSection: index) {
      let path = IndexPath(item: item, section: index)
      let fittingHeight = owner.fittingSize(ofItemAt: path, width: width, limit: nil).height
      let height = max(fittingHeight, DeviceSettings.current.look.rowHeight)
      let placed = UICollectionViewLayoutAttributes(forCellWith: path)
      placed.frame = CGRect(x: side, y: position, width: width, height: height)
      attributes.append(placed)
      position += height
    }
    if list.footerMode == .supplementary {
      placeFitting(UICollectionView.elementKindSectionFooter, index: index, x: side, width: width)
    }
    position += section.contentInsets.bottom
  }

  private mutating func placeFitting(_ kind: String, index: Int, x: CGFloat, width: CGFloat) {
    let height = owner.fittingSize(ofKind: kind, section: index, width: width).height
    place(kind, index: index, x: x, size: CGSize(width: width, height: height))
  }
}

final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
    contentSize = size
    contentInsets = insets
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom
    )
  }
}
