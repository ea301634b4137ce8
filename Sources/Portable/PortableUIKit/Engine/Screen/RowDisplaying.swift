import AccessibilityTree
package import Foundation

@MainActor
package protocol RowDisplaying: UIScrollView {
  /// The areas of groups with a background of their own, in the view's coordinates, in points.
  var groupFrames: [CGRect] { get }

  func hasSeparator(below row: UIView) -> Bool
}

extension UITableView: RowDisplaying {
  package var groupFrames: [CGRect] {
    guard style != .plain else { return [] }
    return (0..<numberOfSections).compactMap { section in
      let rows = grid.cells.filter { $0.path.section == section }.map(\.cell.frame)
      return rows.first.map { rows.reduce($0) { $0.union($1) } }
    }
  }

  package func hasSeparator(below row: UIView) -> Bool {
    guard separatorStyle != .none else { return false }
    guard style != .plain, let path = grid.cells.first(where: { $0.cell === row })?.path else {
      return true
    }
    // The last row of a group has no separator.
    return path.row < numberOfRows(inSection: path.section) - 1
  }
}

extension UICollectionView: RowDisplaying {
  package var groupFrames: [CGRect] {
    (0..<numberOfSections).compactMap { section in
      let looks: [UICollectionLayoutListConfiguration.Appearance] = [.grouped, .insetGrouped]
      guard let list = list(of: section), looks.contains(list.appearance) else { return nil }
      let rows = grid.cells.filter { $0.path.section == section }.map(\.cell.frame)
      return rows.first.map { rows.reduce($0) { $0.union($1) } }
    }
  }

  package func hasSeparator(below row: UIView) -> Bool {
    guard let path = grid.cells.first(where: { $0.cell === row })?.path,
      let list = list(of: path.section), list.showsSeparators
    else { return false }
    return path.item < numberOfItems(inSection: path.section) - 1
  }

  private func list(of section: Int) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.section(at: section)?.list
  }
}

extension UICollectionViewListCell {
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

@MainActor
package protocol RowGroupDisplaying: UIView {
  var rowFrames: [CGRect] { get }
  /// The corner radius of the background below the rows, in points; `nil` if there is none.
  var surfaceRadius: CGFloat? { get }
  /// The separators, in the view's coordinates, in points.
  var separatorFrames: [CGRect] { get }
}

@MainActor
package protocol WheelDisplaying: UIView {
  var chosenRow: Int { get }

  func words(ofRow row: Int) -> String?
}

@MainActor
package protocol DateDisplaying: UIView {
  var shownDate: String? { get }
}

extension PickerWheel: WheelDisplaying {
  package var chosenRow: Int { row }

  package func words(ofRow row: Int) -> String? { (0..<count).contains(row) ? title(row) : nil }
}

extension CompactDateButton: DateDisplaying {
  package var shownDate: String? { words }
}

@MainActor
package protocol BarItemDisplaying: UIView {
  /// The item; `nil` for the back button.
  var shownItem: UIBarItem? { get }
}

extension BarItemView: BarItemDisplaying {
  package var shownItem: UIBarItem? { item }
}

extension BackButton: BarItemDisplaying {
  package var shownItem: UIBarItem? { nil }
}

extension UIBarButtonItem {
  /// The symbol of a system item; `nil` for one with a title.
  ///
  /// Source: Apple, `UIBarButtonItem.SystemItem`; A.
  package var systemSymbol: String? {
    switch systemItem {
    case .add: "plus"
    case .close: "xmark"
    case .edit: nil
    case .search: "magnifyingglass"
    case .trash: "trash"
    case .action: "square.and.arrow.up"
    case .refresh: "arrow.clockwise"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .done where DeviceSettings.current.look == .iOS26: "checkmark"
    case .cancel where DeviceSettings.current.look == .iOS26: "xmark"
    default: nil
    }
  }
}

/// An entry of a menu that is open.
package protocol MenuEntryDisplaying: UIView {}

extension MenuEntryView: MenuEntryDisplaying {}
