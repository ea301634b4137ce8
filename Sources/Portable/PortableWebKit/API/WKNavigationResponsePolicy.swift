/// Whether the answer of a server is shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// It is not.
  case cancel = 0
  /// It is.
  case allow = 1
  /// The file is kept instead.
  case download = 2
}
