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
}
