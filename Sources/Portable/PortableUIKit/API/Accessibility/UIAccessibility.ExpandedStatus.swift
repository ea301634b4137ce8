extension UIAccessibility {
  /// Whether an element shows what it holds.
  @available(iOS 18.0, *)
  public enum ExpandedStatus: Int, Sendable {
    /// It neither opens nor closes.
    case unsupported = 0
    /// It is open.
    case expanded = 1
    /// It is closed.
    case collapsed = 2
  }
}
