/// The direction in which a line is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As in English and Russian.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}
