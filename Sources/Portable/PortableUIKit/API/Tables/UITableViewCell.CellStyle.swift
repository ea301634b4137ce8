extension UITableViewCell {
  /// The layout of a cell's texts.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A text at the left and one at the right.
    case value1 = 1
    /// A small text at the left and one beside it.
    case value2 = 2
    /// A text and a small one below.
    case subtitle = 3
  }
}
