public import Foundation

/// An element of a table with rows and columns.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Gives the rows the cell covers; a location of `NSNotFound` tells nothing.
  func accessibilityRowRange() -> NSRange
  /// Gives the columns the cell covers; a location of `NSNotFound` tells nothing.
  func accessibilityColumnRange() -> NSRange
}
