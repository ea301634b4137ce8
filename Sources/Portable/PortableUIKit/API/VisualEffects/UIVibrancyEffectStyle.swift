/// How much what lies in a blur stands out.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// A text.
  case label = 0
  /// A second text.
  case secondaryLabel = 1
  /// A third text.
  case tertiaryLabel = 2
  /// A fourth text.
  case quaternaryLabel = 3
  /// An area.
  case fill = 4
  /// A second area.
  case secondaryFill = 5
  /// A third area.
  case tertiaryFill = 6
  /// A line.
  case separator = 7
}

extension UIVibrancyEffect {
  /// Creates colours for a blur and a kind of content.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}
