package import Foundation

/// A list of rows, for drawings of screens.
@MainActor
package protocol RowShowing: UIScrollView {
  /// The areas of groups that have a surface of their own, in the coordinates of the view, in points.
  var groupFrames: [CGRect] { get }

  /// Whether a line stands between a row and the one below it.
  func hasSeparator(below row: UIView) -> Bool
}

extension UITableView: RowShowing {
  package var groupFrames: [CGRect] {
    guard style != .plain else { return [] }
    return (0..<numberOfSections).compactMap { section in
      let rows = grid.cells.filter { $0.path.section == section }.map(\.cell.frame)
      return rows.first.map { rows.reduce($0) { $0.union($1) } }
    }
  }

  package func hasSeparator(below row: UIView) -> Bool {
    guard separatorStyle != .none else { return false }
    guard style != .plain, let place = grid.cells.first(where: { $0.cell === row })?.path else {
      return true
    }
    // The last row of a group ends with its surface.
    return place.row < numberOfRows(inSection: place.section) - 1
  }
}

extension UICollectionView: RowShowing {
  package var groupFrames: [CGRect] {
    (0..<numberOfSections).compactMap { section in
      let looks: [UICollectionLayoutListConfiguration.Appearance] = [.grouped, .insetGrouped]
      guard let list = list(of: section), looks.contains(list.appearance) else { return nil }
      let rows = grid.cells.filter { $0.path.section == section }.map(\.cell.frame)
      return rows.first.map { rows.reduce($0) { $0.union($1) } }
    }
  }

  package func hasSeparator(below row: UIView) -> Bool {
    guard let place = grid.cells.first(where: { $0.cell === row })?.path,
      let list = list(of: place.section), list.showsSeparators
    else { return false }
    return place.item < numberOfItems(inSection: place.section) - 1
  }

  private func list(of section: Int) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.section(at: section)?.list
  }
}

extension UICollectionViewListCell {
  /// The sign at the end of the row; `nil` if there is none.
  package var mark: UITableViewCell.AccessoryType? {
    let shown = accessories.filter(isShown)
    return shown.lazy.compactMap { accessory in
      switch accessory.kind {
      case .checkmark: .checkmark
      case .disclosureIndicator: .disclosureIndicator
      default: nil
      }
    }
    .first
  }
}
