extension UIAccessibility {
  /// Whether an operation of the app is allowed in a guided access session.
  public enum GuidedAccessRestrictionState: Int, Sendable {
    /// It is allowed.
    case allow = 0
    /// It is not allowed.
    case deny = 1
  }
}
