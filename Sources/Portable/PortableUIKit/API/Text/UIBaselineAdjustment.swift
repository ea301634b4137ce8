/// Which line stays where it is when letters shrink.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The one the letters stand on.
  case alignBaselines = 0
  /// The middle.
  case alignCenters = 1
  /// None.
  case none = 2
}
