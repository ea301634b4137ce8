/// What a finger does at a point.
enum TouchKind {
  /// Down and up again.
  case tap
  /// Two taps, one right after the other.
  case doubleTap
  /// Down, and up after a while.
  case hold

  /// Whether a recognizer looks for this.
  @MainActor func isSought(by recognizer: UIGestureRecognizer) -> Bool {
    switch self {
    case .tap: (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
    case .doubleTap: (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired == 2
    case .hold: recognizer is UILongPressGestureRecognizer
    }
  }
}
