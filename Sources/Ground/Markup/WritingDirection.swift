/// The side from which lines are read.
package enum WritingDirection: String, Hashable, Sendable {
  /// As Latin and Cyrillic.
  case leftToRight = "ltr"
  /// As Arabic and Hebrew.
  case rightToLeft = "rtl"
}
