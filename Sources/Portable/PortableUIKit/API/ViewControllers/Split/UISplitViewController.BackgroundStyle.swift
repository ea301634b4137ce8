extension UISplitViewController {
  /// What lies behind the list; it is kept and not drawn.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The look of a side bar.
    case sidebar = 1
  }
}
