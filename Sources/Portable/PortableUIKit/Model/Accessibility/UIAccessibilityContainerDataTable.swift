public import Foundation

/// A container whose elements are in rows and columns, counted from 0.
///
/// A type with the container type `dataTable` conforms to it. Apple's two methods for headers are
/// optional; here they have default implementations, so a class implements them where it conforms.
/// A subclass that does so conforms to ``DataTableRowHeaders`` or ``DataTableColumnHeaders``, which
/// the snippet compiler adds.
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

@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  func accessibilityRowRange() -> NSRange
  func accessibilityColumnRange() -> NSRange
}

/// A class with column headers whose superclass conforms to the table's protocol.
///
/// The protocol isn't Apple's; ``DataTableRowHeaders`` explains its purpose.
@preconcurrency @MainActor public protocol DataTableColumnHeaders: NSObjectProtocol {
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

/// A class with row headers whose superclass conforms to the table's protocol.
///
/// The protocol isn't Apple's: without Objective-C the library can't find out whether a subclass
/// implements an optional method. The snippet compiler adds the conformance.
@preconcurrency @MainActor public protocol DataTableRowHeaders: NSObjectProtocol {
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
}
