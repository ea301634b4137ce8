extension UIApplication {
  /// Where an app stands among others.
  public enum State: Int, Sendable {
    /// In front.
    case active = 0
    /// In front, and interrupted.
    case inactive = 1
    /// Behind.
    case background = 2
  }
}
