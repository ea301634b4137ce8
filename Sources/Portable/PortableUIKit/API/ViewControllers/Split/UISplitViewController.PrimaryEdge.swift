extension UISplitViewController {
  /// At which edge the list stands.
  public enum PrimaryEdge: Int, Sendable {
    /// Where a line begins.
    case leading = 0
    /// Where a line ends.
    case trailing = 1
  }
}
