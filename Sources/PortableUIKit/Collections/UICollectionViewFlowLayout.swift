public import Foundation

/// A rule that places items in lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that lets items find their own.
  public class var automaticSize: CGSize { CGSize(width: -1, height: -1) }

  /// The size of an item, in points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { invalidateLayout() }
  }
  /// The size of an item as long as it is not known, in points; unless it is zero, items find their own.
  open var estimatedItemSize: CGSize = .zero {
    didSet { invalidateLayout() }
  }
  /// The smallest distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The smallest distance between items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { invalidateLayout() }
  }
  /// The direction in which the content is scrolled.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The distances around a section, in points.
  open var sectionInset: UIEdgeInsets = .zero {
    didSet { invalidateLayout() }
  }
  /// The size of the view above a section, in points; only the length along the content counts.
  open var headerReferenceSize: CGSize = .zero {
    didSet { invalidateLayout() }
  }
  /// The size of the view below a section, in points; only the length along the content counts.
  open var footerReferenceSize: CGSize = .zero {
    didSet { invalidateLayout() }
  }
  /// Whether headers stay in sight; nothing moves here.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight; nothing moves here.
  open var sectionFootersPinToVisibleBounds = false

  /// Places headers, items and footers, section by section.
  open override func prepare() {
    super.prepare()
    guard let owner else { return }
    var flow = FlowPlacement(isVertical: scrollDirection == .vertical, bounds: owner.bounds.size)
    placed = []
    for section in 0..<owner.numberOfSections {
      place(owner.headerKind, size: size(ofHeaderIn: section), section: section, in: &flow)
      flow.beginSection(
        inset: insets(of: section),
        lineSpacing: lineSpacing(of: section),
        itemSpacing: itemSpacing(of: section)
      )
      for item in 0..<owner.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = flow.place(size(ofItemAt: path, room: flow.room))
        placed.append(attributes)
      }
      flow.endSection()
      place(owner.footerKind, size: size(ofFooterIn: section), section: section, in: &flow)
    }
    placedSize = flow.contentSize
    guard owner.isRightToLeft, scrollDirection == .vertical else { return }
    for attributes in placed {
      attributes.frame.origin.x = owner.bounds.width - attributes.frame.maxX
    }
  }

  override func supplementaryKinds(inSection section: Int) -> [String] {
    guard let owner else { return [] }
    let isVertical = scrollDirection == .vertical
    let sizes = [
      (owner.headerKind, size(ofHeaderIn: section)), (owner.footerKind, size(ofFooterIn: section)),
    ]
    return sizes.filter { (isVertical ? $0.1.height : $0.1.width) > 0 }.map(\.0)
  }

  private func place(_ kind: String, size: CGSize, section: Int, in flow: inout FlowPlacement) {
    guard supplementaryKinds(inSection: section).contains(kind) else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: IndexPath(item: 0, section: section)
    )
    attributes.frame = flow.placeAcross(size)
    placed.append(attributes)
  }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    owner?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  private func size(ofItemAt path: IndexPath, room: CGFloat) -> CGSize {
    guard let owner else { return itemSize }
    if let size = flowDelegate?.collectionView(owner, layout: self, sizeForItemAt: path),
      size != itemSize
    {
      return size
    }
    guard estimatedItemSize == .zero else {
      return owner.fittingSize(ofItemAt: path, width: nil, limit: room)
    }
    return itemSize
  }

  private func size(ofHeaderIn section: Int) -> CGSize {
    guard let owner else { return .zero }
    return flowDelegate?.collectionView(
      owner,
      layout: self,
      referenceSizeForHeaderInSection: section
    ) ?? headerReferenceSize
  }

  private func size(ofFooterIn section: Int) -> CGSize {
    guard let owner else { return .zero }
    return flowDelegate?.collectionView(
      owner,
      layout: self,
      referenceSizeForFooterInSection: section
    ) ?? footerReferenceSize
  }

  private func insets(of section: Int) -> UIEdgeInsets {
    guard let owner else { return sectionInset }
    return flowDelegate?.collectionView(owner, layout: self, insetForSectionAt: section)
      ?? sectionInset
  }

  private func lineSpacing(of section: Int) -> CGFloat {
    guard let owner else { return minimumLineSpacing }
    return flowDelegate?.collectionView(
      owner,
      layout: self,
      minimumLineSpacingForSectionAt: section
    ) ?? minimumLineSpacing
  }

  private func itemSpacing(of section: Int) -> CGFloat {
    guard let owner else { return minimumInteritemSpacing }
    return flowDelegate?.collectionView(
      owner,
      layout: self,
      minimumInteritemSpacingForSectionAt: section
    ) ?? minimumInteritemSpacing
  }
}
