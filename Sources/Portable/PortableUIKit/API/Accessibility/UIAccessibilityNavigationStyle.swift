/// How an assistive technology walks through the elements of an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the technology sees fit.
  case automatic = 0
  /// Each element by itself.
  case separate = 1
  /// All elements as one.
  case combined = 2
}
