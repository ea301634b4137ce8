extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two controllers, as before iOS 14.
    case unspecified = 0
    /// A list and what is chosen in it.
    case doubleColumn = 1
    /// A list, a second one, and what is chosen in it.
    case tripleColumn = 2
  }
}
