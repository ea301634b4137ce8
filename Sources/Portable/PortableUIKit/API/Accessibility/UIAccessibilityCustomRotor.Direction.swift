extension UIAccessibilityCustomRotor {
  /// The direction of a search.
  public enum Direction: Int, Sendable {
    /// Towards the start.
    case previous = 0
    /// Towards the end.
    case next = 1
  }
}
