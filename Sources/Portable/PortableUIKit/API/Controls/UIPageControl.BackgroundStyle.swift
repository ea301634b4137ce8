extension UIPageControl {
  /// How the background of the dots looks.
  public enum BackgroundStyle: Int, Sendable {
    /// Shown while a finger is on it.
    case automatic = 0
    /// Shown.
    case prominent = 1
    /// Not shown.
    case minimal = 2
  }

  /// What a finger does on the dots.
  public enum InteractionState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It touches once.
    case discrete = 1
    /// It moves.
    case continuous = 2
  }
}
