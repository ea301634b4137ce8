public import Foundation

@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public class var automaticSize: CGSize { CGSize(width: -1, height: -1) }

  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size; unless it is zero, items size themselves.
  open var estimatedItemSize: CGSize = .zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
  open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

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
        attributes.frame = flow.place(size(ofItemAt: path, available: flow.available))
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

  override func initialSize(ofItemAt path: IndexPath) -> CGSize {
    if estimatedItemSize == .zero { return size(ofItemAt: path, available: .infinity) }
    return estimatedItemSize.width > 0 ? estimatedItemSize : itemSize
  }

  override func initialSize(ofKind kind: String, section: Int) -> CGSize {
    guard let owner else { return .zero }
    var size = kind == owner.headerKind ? size(ofHeaderIn: section) : size(ofFooterIn: section)
    if scrollDirection == .vertical { size.width = owner.bounds.width }
    return size
  }
}

@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50)
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 10 }
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 10
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}
