import AccessibilityTree
import Foundation

extension TreeBuilder {
  /// The position of a cell in its data table; `nil` for other elements.
  func cell(
    _ object: UIResponder,
    in table: any UIAccessibilityContainerDataTable
  ) -> DataTableCell? {
    guard let cell = object as? any UIAccessibilityContainerDataTableCell else { return nil }
    let rows = cell.accessibilityRowRange().indices
    let columns = cell.accessibilityColumnRange().indices
    return DataTableCell(
      rows: rows,
      columns: columns,
      hasCellBefore: hasCell(of: table, inRow: rows?.lowerBound, before: columns?.lowerBound),
      rowHeaders: headers(
        rows.flatMap { table.headers(ofRow: $0.lowerBound) },
        of: cell,
        in: table
      ),
      columnHeaders: headers(
        columns.flatMap { table.headers(ofColumn: $0.lowerBound) },
        of: cell,
        in: table
      )
    )
  }

  private func hasCell(
    of table: any UIAccessibilityContainerDataTable,
    inRow row: Int?,
    before column: Int?
  ) -> Bool {
    guard let row, let column else { return false }
    return (0..<max(0, min(column, table.accessibilityColumnCount()))).contains {
      table.accessibilityDataTableCellElement(forRow: row, column: $0) != nil
    }
  }

  private func headers(
    _ headers: [any UIAccessibilityContainerDataTableCell]?,
    of cell: any UIAccessibilityContainerDataTableCell,
    in table: any UIAccessibilityContainerDataTable
  ) -> [DataTableCell.Header] {
    (headers ?? []).map { header in
      let row = header.accessibilityRowRange().location
      let column = header.accessibilityColumnRange().location
      let found = table.accessibilityDataTableCellElement(forRow: row, column: column)
      let object = header as? UIResponder
      return DataTableCell.Header(
        label: object?.accessibilityAttributedLabel?.string.nonEmpty,
        value: object?.accessibilityAttributedValue?.string.nonEmpty,
        row: row == NSNotFound ? nil : row,
        column: column == NSNotFound ? nil : column,
        isCellItself: header === cell,
        isInTable: found === header
      )
    }
  }
}

extension UIAccessibilityContainerDataTable {
  /// The headers that the class of the table gives; see `DataTableRowHeaders`.
  fileprivate func headers(ofRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    (self as? any DataTableRowHeaders)?.accessibilityHeaderElements(forRow: row)
      ?? accessibilityHeaderElements(forRow: row)
  }

  fileprivate func headers(ofColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    (self as? any DataTableColumnHeaders)?.accessibilityHeaderElements(forColumn: column)
      ?? accessibilityHeaderElements(forColumn: column)
  }
}

extension NSRange {
  fileprivate var indices: Range<Int>? {
    guard location != NSNotFound, location >= 0, length >= 0 else { return nil }
    let (end, isTooFar) = location.addingReportingOverflow(length)
    return isTooFar ? nil : location..<end
  }
}

extension TreeBuilder {
  func focusGroupMembership(of object: UIResponder) -> FocusGroupMembership? {
    if object.builtInAccessibility.isFocusable {
      let around = sequence(first: object, next: \.next).lazy.compactMap { $0 as? UIView }.first
      return FocusGroupMembership(group: around.map(group) ?? "")
    }
    guard let view = focusableView(at: object) else { return nil }
    return FocusGroupMembership(group: group(of: view), priority: view.focusGroupPriority.rawValue)
  }

  private func focusableView(at object: UIResponder) -> UIView? {
    let chain = sequence(first: object, next: \.next).prefix { !($0 is UIViewController) }
    let view = chain.lazy.compactMap { $0 as? UIView }.first { $0.canBecomeFocused }
    guard let view, view === object || view is UITableViewCell || view is UICollectionViewCell
    else { return nil }
    return view
  }

  /// The name of the focus group: the app's closest one, or a default for each text field, list and
  /// screen.
  ///
  /// Source: Apple's documentation of `focusGroupIdentifier`: subviews inherit it; certainty A. The
  /// default groups are inferred; C.
  private func group(of view: UIView) -> String {
    var area: UIResponder = view
    var isOwn = view is UITextField || view is UITextView
    for responder in sequence(first: view as UIResponder, next: \.next) {
      if let name = responder.groupName { return "name \(name)" }
      if !isOwn { area = responder }
      isOwn = isOwn || responder is UIScrollView || responder is UIViewController
    }
    return "area \(registry.id(for: area).number)"
  }
}

extension UIResponder {
  fileprivate var groupName: String? {
    (self as? UIView)?.focusGroupIdentifier ?? (self as? UIViewController)?.focusGroupIdentifier
  }
}
