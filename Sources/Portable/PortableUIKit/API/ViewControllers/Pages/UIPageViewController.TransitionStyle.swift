extension UIPageViewController {
  /// How one page follows another.
  public enum TransitionStyle: Int, Sendable {
    /// It is turned as in a book.
    case pageCurl = 0
    /// It is scrolled in.
    case scroll = 1
  }
}
