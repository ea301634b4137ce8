public import Foundation

/// A container whose elements stand in rows and columns, counted from 0.
///
/// A type that has the container type `dataTable` adopts it. Apple's two methods for headers are
/// optional; here they have defaults, so a class implements them where it adopts the protocol. A
/// subclass that does adopts ``DataTableRowHeaders`` or ``DataTableColumnHeaders``, which the snippet
/// compiler sees to.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// Gives the cell at a row and a column.
  func accessibilityDataTableCellElement(
    forRow row: Int,
    column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// Gives the number of rows.
  func accessibilityRowCount() -> Int
  /// Gives the number of columns.
  func accessibilityColumnCount() -> Int
  /// Gives the headers of a row.
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
  /// Gives the headers of a column.
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// Gives no headers.
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? {
    nil
  }

  /// Gives no headers.
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? {
    nil
  }
}
