/// Whether colours are set apart more strongly.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// No.
  case normal = 0
  /// Yes.
  case high = 1
}
