extension UITableView {
  /// The look of a table.
  public enum Style: Int, Sendable {
    /// From edge to edge.
    case plain = 0
    /// In groups.
    case grouped = 1
    /// In groups with rounded corners.
    case insetGrouped = 2
  }
}
