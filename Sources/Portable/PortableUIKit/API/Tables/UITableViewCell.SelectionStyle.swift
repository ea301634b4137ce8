extension UITableViewCell {
  /// The look of a chosen cell.
  public enum SelectionStyle: Int, Sendable {
    /// As if it were not chosen.
    case none = 0
    /// Blue.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As the system decides.
    case `default` = 3
  }
}
