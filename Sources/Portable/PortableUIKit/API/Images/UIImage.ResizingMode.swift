extension UIImage {
  /// How the middle of a picture fills the room between its edges.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }
}
