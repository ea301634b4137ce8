extension UIView {
  /// How a content fills its view.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the size of the view.
    case scaleToFill = 0
    /// As large as fits.
    case scaleAspectFit = 1
    /// As small as fills.
    case scaleAspectFill = 2
    /// Drawn again.
    case redraw = 3
    /// In the middle.
    case center = 4
    /// In the middle of the top.
    case top = 5
    /// In the middle of the bottom.
    case bottom = 6
    /// In the middle of the left edge.
    case left = 7
    /// In the middle of the right edge.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }
}
