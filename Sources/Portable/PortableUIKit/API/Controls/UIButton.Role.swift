extension UIButton {
  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What most people want.
    case primary = 1
    /// Going back without a change.
    case cancel = 2
    /// Destroying something.
    case destructive = 3
  }
}
