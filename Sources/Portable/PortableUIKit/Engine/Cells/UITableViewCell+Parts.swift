import Foundation

/// The parts of a cell, and what a touch on it does.
extension UITableViewCell {
  /// The table the cell is in.
  var table: UITableView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
  }

  /// Lets the table choose the cell; `nil` if it is in none that cares.
  func choose() -> Bool? {
    guard let table, table.canChoose else { return nil }
    return table.choose(self)
  }

  func addContent() {
    addSubview(content.plain)
    texts.stand.cell = self
    texts.add(to: content.plain)
  }
}
