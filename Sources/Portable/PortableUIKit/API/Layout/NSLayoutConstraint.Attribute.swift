extension NSLayoutConstraint {
  /// A side or size of a view.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top.
    case top = 3
    /// The bottom.
    case bottom = 4
    /// The edge where a line begins.
    case leading = 5
    /// The edge where a line ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from left to right.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// The left edge within the margins.
    case leftMargin = 13
    /// The right edge within the margins.
    case rightMargin = 14
    /// The top within the margins.
    case topMargin = 15
    /// The bottom within the margins.
    case bottomMargin = 16
    /// The edge where a line begins, within the margins.
    case leadingMargin = 17
    /// The edge where a line ends, within the margins.
    case trailingMargin = 18
    /// The middle from left to right within the margins.
    case centerXWithinMargins = 19
    /// The middle from top to bottom within the margins.
    case centerYWithinMargins = 20
    /// No side or size.
    case notAnAttribute = 0

    /// The side itself, if this is one within the margins.
    var withoutMargin: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }
  }
}
