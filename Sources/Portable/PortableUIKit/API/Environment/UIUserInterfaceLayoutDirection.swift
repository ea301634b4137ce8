/// The direction in which a line is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English and Russian.
  case leftToRight = 0
  /// As in Arabic and Hebrew.
  case rightToLeft = 1
}
