import Foundation

@MainActor
struct FlowPlacement {
  private let isVertical: Bool
  private let bounds: CGSize
  private var inset = UIEdgeInsets.zero
  private var lineSpacing: CGFloat = 0
  private var itemSpacing: CGFloat = 0
  private var line: CGFloat = 0
  private var along: CGFloat = 0
  private var thickness: CGFloat = 0

  init(isVertical: Bool, bounds: CGSize) {
    self.isVertical = isVertical
    self.bounds = bounds
  }

  var contentSize: CGSize {
    isVertical
      ? CGSize(width: bounds.width, height: line) : CGSize(width: line, height: bounds.height)
  }

  var available: CGFloat {
    isVertical
      ? bounds.width - inset.left - inset.right : bounds.height - inset.top - inset.bottom
  }

  mutating func beginSection(inset: UIEdgeInsets, lineSpacing: CGFloat, itemSpacing: CGFloat) {
    self.inset = inset
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    line += isVertical ? inset.top : inset.left
    (along, thickness) = (start, 0)
  }

  mutating func place(_ size: CGSize) -> CGRect {
    let (length, depth) = isVertical ? (size.width, size.height) : (size.height, size.width)
    if along > start, along + length > start + available + 0.01 {
      line += thickness + lineSpacing
      (along, thickness) = (start, 0)
    }
    let corner = isVertical ? CGPoint(x: along, y: line) : CGPoint(x: line, y: along)
    along += length + itemSpacing
    thickness = max(thickness, depth)
    return CGRect(origin: corner, size: size)
  }

  mutating func placeFullWidth(_ size: CGSize) -> CGRect {
    let depth = isVertical ? size.height : size.width
    defer { line += depth }
    return isVertical
      ? CGRect(x: 0, y: line, width: bounds.width, height: depth)
      : CGRect(x: line, y: 0, width: depth, height: bounds.height)
  }

  mutating func endSection() {
    line += thickness + (isVertical ? inset.bottom : inset.right)
    (along, thickness) = (0, 0)
  }

  private var start: CGFloat { isVertical ? inset.left : inset.top }
}

extension UICollectionViewFlowLayout {
  func place(_ kind: String, size: CGSize, section: Int, in flow: inout FlowPlacement) {
    guard supplementaryKinds(inSection: section).contains(kind) else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: IndexPath(item: 0, section: section)
    )
    attributes.frame = flow.placeFullWidth(size)
    placed.append(attributes)
  }

  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    owner?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  func size(ofItemAt path: IndexPath, available: CGFloat) -> CGSize {
    guard let owner else { return itemSize }
    if let size = flowDelegate?.collectionView(owner, layout: self, sizeForItemAt: path),
      size != itemSize
    {
      return size
    }
    guard estimatedItemSize == .zero else {
      return owner.fittingSize(ofItemAt: path, width: nil, limit: available)
    }
    return itemSize
  }

  func size(ofHeaderIn section: Int) -> CGSize {
    guard let owner else { return .zero }
    return flowDelegate?.collectionView(
      owner,
      layout: self,
      referenceSizeForHeaderInSection: section
    ) ?? headerReferenceSize
  }

  func size(ofFooterIn section: Int) -> CGSize {
    guard let owner else { return .zero }
    return flowDelegate?.collectionView(
      owner,
      layout: self,
      referenceSizeForFooterInSection: section
    ) ?? footerReferenceSize
  }

  func insets(of section: Int) -> UIEdgeInsets {
    guard let owner else { return sectionInset }
    return flowDelegate?.collectionView(owner, layout: self, insetForSectionAt: section)
      ?? sectionInset
  }

  func lineSpacing(of section: Int) -> CGFloat {
    guard let owner else { return minimumLineSpacing }
    return flowDelegate?.collectionView(
      owner,
      layout: self,
      minimumLineSpacingForSectionAt: section
    ) ?? minimumLineSpacing
  }

  func itemSpacing(of section: Int) -> CGFloat {
    guard let owner else { return minimumInteritemSpacing }
    return flowDelegate?.collectionView(
      owner,
      layout: self,
      minimumInteritemSpacingForSectionAt: section
    ) ?? minimumInteritemSpacing
  }
}
