extension UISplitViewController {
  /// When the button that shows and hides the list is there.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }
}
