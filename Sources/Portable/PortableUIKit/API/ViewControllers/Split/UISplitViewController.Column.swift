extension UISplitViewController {
  /// A column.
  public enum Column: Int, Sendable {
    /// The list.
    case primary = 0
    /// The second list.
    case supplementary = 1
    /// What is chosen.
    case secondary = 2
    /// What takes the place of all where there is little room.
    case compact = 3
    /// What stands beside what is chosen.
    @available(iOS 26.0, *)
    case inspector = 4
  }
}
