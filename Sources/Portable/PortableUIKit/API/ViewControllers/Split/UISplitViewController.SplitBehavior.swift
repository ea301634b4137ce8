extension UISplitViewController {
  /// Where lists go that come and go.
  public enum SplitBehavior: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// Beside what is chosen.
    case tile = 1
    /// Above what is chosen.
    case overlay = 2
    /// They push aside what is chosen.
    case displace = 3
  }
}
