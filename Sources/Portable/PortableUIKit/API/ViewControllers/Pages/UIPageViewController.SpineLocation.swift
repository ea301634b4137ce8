extension UIPageViewController {
  /// Where the back of a book is.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere, since pages are scrolled.
    case none = 0
    /// At the left or the top.
    case min = 1
    /// In the middle.
    case mid = 2
    /// At the right or the bottom.
    case max = 3
  }
}
