extension UIImage {
  /// The way a picture is to be turned before it is shown.
  public enum Orientation: Int, Sendable {
    /// As it is.
    case up = 0
    /// Upside down.
    case down = 1
    /// A quarter against the clock.
    case left = 2
    /// A quarter with the clock.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored and upside down.
    case downMirrored = 5
    /// Mirrored and a quarter against the clock.
    case leftMirrored = 6
    /// Mirrored and a quarter with the clock.
    case rightMirrored = 7
  }
}
