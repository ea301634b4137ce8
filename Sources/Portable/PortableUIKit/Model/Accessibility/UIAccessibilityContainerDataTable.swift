public import Foundation

/// A container whose elements stand in rows and columns, counted from 0.
///
/// A type that has the container type `dataTable` adopts it. Apple's two methods for headers are
/// optional; here they have defaults, so a class implements them where it adopts the protocol. A
/// subclass that does adopts ``DataTableRowHeaders`` or ``DataTableColumnHeaders``, which the snippet
/// compiler sees to.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  func accessibilityDataTableCellElement(
    forRow row: Int,
    column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  func accessibilityRowCount() -> Int
  func accessibilityColumnCount() -> Int
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}

/// An element of a table with rows and columns.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  func accessibilityRowRange() -> NSRange
  func accessibilityColumnRange() -> NSRange
}

/// A class that gives headers of columns although a class above it adopts the table's protocol.
///
/// It is not Apple's; ``DataTableRowHeaders`` tells why it is there.
@preconcurrency @MainActor public protocol DataTableColumnHeaders: NSObjectProtocol {
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

/// A class that gives headers of rows although a class above it adopts the table's protocol.
///
/// It is not Apple's: without Objective-C nobody can ask whether a subclass implements an optional
/// method. The snippet compiler lets classes that do so adopt it.
@preconcurrency @MainActor public protocol DataTableRowHeaders: NSObjectProtocol {
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
}
