public import Foundation

/// A class that gives headers of rows although a class above it adopts the table's protocol.
///
/// It is not Apple's: without Objective-C nobody can ask whether a subclass implements an optional
/// method. The snippet compiler lets classes that do so adopt it.
@preconcurrency @MainActor
public protocol DataTableRowHeaders: NSObjectProtocol {
  /// Gives the headers of a row.
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}
