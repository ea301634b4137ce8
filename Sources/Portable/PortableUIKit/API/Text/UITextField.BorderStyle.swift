extension UITextField {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A bevelled edge.
    case bezel = 2
    /// A rounded line.
    case roundedRect = 3
  }
}
