extension UIAccessibility {
  /// What Zoom is to follow.
  public enum ZoomType: Int, Sendable {
    /// The place where text is typed.
    case insertionPoint = 0
  }
}
