public import Foundation

/// A class that gives headers of columns although a class above it adopts the table's protocol.
///
/// It is not Apple's; ``DataTableRowHeaders`` tells why it is there.
@preconcurrency @MainActor
public protocol DataTableColumnHeaders: NSObjectProtocol {
  /// Gives the headers of a column.
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}
