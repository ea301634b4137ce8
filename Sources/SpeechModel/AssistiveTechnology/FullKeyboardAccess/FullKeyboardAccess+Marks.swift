import AccessibilityTree

extension FullKeyboardAccess {
  /// The frame around what has the focus.
  public var marks: [OverlayMark] { focused().map { [OverlayMark(frame: $0.frame)] } ?? [] }
}
