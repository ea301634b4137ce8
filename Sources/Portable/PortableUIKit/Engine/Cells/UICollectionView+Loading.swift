import Foundation

extension UICollectionView {
  final var headerKind: String { Self.elementKindSectionHeader }
  final var footerKind: String { Self.elementKindSectionFooter }

  final func fittingSize(ofItemAt path: IndexPath, width: CGFloat?, limit: CGFloat?) -> CGSize {
    grid[path]?.fittingSize(width: width, limit: limit) ?? .zero
  }

  final func fittingSize(ofKind kind: String, section: Int, width: CGFloat?) -> CGSize {
    supplementaries[SupplementaryKey(kind: kind, section: section)]?
      .fittingSize(width: width, limit: nil) ?? .zero
  }

  final func load() {
    isLoaded = true
    if !keepsExistingCells { keepCellsForReuse() }
    keepsExistingCells = false
    let former = grid.cells.map(\.cell)
    let sections = 0..<numberOfSections
    grid.resize(to: sections.map { numberOfItems(inSection: $0) })
    for section in sections {
      loadSupplementaries(of: section)
      for item in 0..<numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        reconfiguredCell = grid.removeOutdated(at: path)
        guard grid[path] == nil || reconfiguredCell != nil else { continue }
        grid[path] = dataSource?.collectionView(self, cellForItemAt: path)
        reconfiguredCell = nil
      }
    }
    pool.removeAll()
    let current = grid.cells
    // Headers and footers of a list may be cells as well.
    let needed = Set(current.map { ObjectIdentifier($0.cell) })
      .union(supplementaries.values.map(ObjectIdentifier.init))
    for cell in subviews.compactMap({ $0 as? UICollectionViewCell })
    where !needed.contains(ObjectIdentifier(cell)) {
      cell.removeFromSuperview()
    }
    selectedPaths.removeAll { grid[$0] == nil }
    let delegate = delegate as? any UICollectionViewDelegate
    for (path, cell) in current {
      if cell.superview !== self { addSubview(cell) }
      if !former.contains(where: { $0 === cell }) {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
      }
    }
    updateSelection()
  }

  private func keepCellsForReuse() {
    for (_, cell) in grid.cells { pool.store(cell, named: cell.reuseIdentifier) }
    for key in supplementaries.keys.sorted() {
      guard let view = supplementaries[key] else { continue }
      pool.store(view, named: view.reuseIdentifier)
    }
    grid.removeAll()
  }

  private func loadSupplementaries(of section: Int) {
    if section == 0 {
      for view in supplementaries.values { view.removeFromSuperview() }
      supplementaries = [:]
    }
    for kind in collectionViewLayout.supplementaryKinds(inSection: section) {
      let path = IndexPath(item: 0, section: section)
      guard
        let view = dataSource?.collectionView(
          self,
          viewForSupplementaryElementOfKind: kind,
          at: path
        )
      else { continue }
      supplementaries[SupplementaryKey(kind: kind, section: section)] = view
      addSubview(view)
    }
  }

  final func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    switch attributes.representedElementCategory {
    case .cell: grid[attributes.indexPath]
    case .supplementaryView:
      supplementaries[
        SupplementaryKey(
          kind: attributes.representedElementKind ?? "",
          section: attributes.indexPath.section
        )
      ]
    case .decorationView: nil
    }
  }
}
