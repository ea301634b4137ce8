import Foundation

extension UIView {
  final var isVisibleInRow: Bool { !isHidden && alpha > 0 && !accessibilityElementsHidden }

  /// Whether the row around the view reads it, instead of leaving it a stop of its own.
  ///
  /// Source: notes on a sample cell of a tutorial about recipes, and TTTAttributedLabel, issue 397:
  /// a label doesn't join once the app has set `isAccessibilityElement`; certainty B.
  final var joinsRow: Bool {
    guard self is UILabel || self is UIListContentView else { return false }
    let hasNoSize = window != nil && bounds.size == .zero
    return assigned.isElement == nil && isAccessibilityElementBlock == nil && isAccessibilityElement
      && !hasNoSize
  }

  /// Whether the row looks for texts inside the view.
  final var isOpenInRow: Bool {
    let isClosed =
      self is UIControl || self is UITableView || self is UICollectionView || self is UIPickerView
      || self is UICalendarView || self is UISearchBar || self is UINavigationBar
      || self is UIToolbar || self is UITabBar
    return !isClosed && !isAccessibilityElement && !listsElements
  }

  final var listsElements: Bool {
    accessibilityElements != nil || accessibilityElementCount() != NSNotFound
  }

  /// Whether nothing inside the view is a stop apart from the row's own.
  final var isSilentInRow: Bool {
    subviews.allSatisfy { view in
      !view.isVisibleInRow || view.joinsRow
        || (view.isOpenInRow ? view.isSilentInRow : view.isSilent)
    }
  }

  /// The table cell whose stop contains the view; `nil` for all other views.
  final var joiningCell: UITableViewCell? {
    guard joinsRow || self is UISwitch else { return nil }
    for view in sequence(first: self, next: \.superview).dropFirst() {
      if let cell = view as? UITableViewCell {
        let isJoined = joinsRow || cell.builtInSwitch === self
        return isJoined && !cell.listsElements ? cell : nil
      }
      guard view.isOpenInRow else { return nil }
    }
    return nil
  }
}
