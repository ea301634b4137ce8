/// Whether letters are bold.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// No.
  case regular = 0
  /// Yes.
  case bold = 1
}
