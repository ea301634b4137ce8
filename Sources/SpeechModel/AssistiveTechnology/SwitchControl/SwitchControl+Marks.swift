import AccessibilityTree

extension SwitchControl {
  /// The frame around what is highlighted: the item whose menu is open, an item, or all of a group.
  public var marks: [OverlayMark] {
    let elements = menu.map { [$0.element] } ?? highlighted
    return Rect(around: elements.map(\.frame)).map { [OverlayMark(frame: $0)] } ?? []
  }
}
