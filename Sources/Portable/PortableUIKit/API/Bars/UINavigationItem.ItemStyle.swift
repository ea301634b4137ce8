extension UINavigationItem {
  /// How the parts of a bar stand.
  public enum ItemStyle: Int, Sendable {
    /// For going from screen to screen.
    case navigator = 0
    /// For finding documents.
    case browser = 1
    /// For changing a document.
    case editor = 2
  }
}
