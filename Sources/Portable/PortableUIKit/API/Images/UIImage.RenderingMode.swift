extension UIImage {
  /// How a picture is coloured.
  public enum RenderingMode: Int, Sendable {
    /// As its place demands.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// In the colour of its place.
    case alwaysTemplate = 2
  }
}
