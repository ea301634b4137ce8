import Foundation

/// The sizes and distances that the delegate decides, or the layout itself.
extension UICollectionViewFlowLayout {
  func place(_ kind: String, size: CGSize, section: Int, in flow: inout FlowPlacement) {
    guard supplementaryKinds(inSection: section).contains(kind) else { return }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: IndexPath(item: 0, section: section)
    )
    attributes.frame = flow.placeAcross(size)
    placed.append(attributes)
  }

  var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    owner?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  func size(ofItemAt path: IndexPath, room: CGFloat) -> CGSize {
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
