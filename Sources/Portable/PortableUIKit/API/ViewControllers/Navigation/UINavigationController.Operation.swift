extension UINavigationController {
  /// What happens to a stack of screens.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A screen comes on top.
    case push = 1
    /// The screen on top goes.
    case pop = 2
  }
}
