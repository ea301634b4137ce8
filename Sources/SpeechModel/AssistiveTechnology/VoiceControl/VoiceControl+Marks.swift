import AccessibilityTree

extension VoiceControl {
  /// The names and numbers beside the elements of the screen.
  ///
  /// The grid has no marks: its numbers belong to places, not to elements.
  public var marks: [OverlayMark] {
    guard candidates.isEmpty else { return candidates.enumerated().compactMap(mark) }
    switch overlay?.kind {
    case .names: return elements.map { OverlayMark(text: $0.part.text, frame: $0.element.frame) }
    case .numbers:
      return elements.enumerated().map { index, found in
        OverlayMark(text: String(index + 1), frame: found.element.frame)
      }
    case .grid, nil: return []
    }
  }

  /// The number of what waits for it; none beside an action, which has no place on the screen.
  private func mark(_ index: Int, _ candidate: Candidate) -> OverlayMark? {
    guard case .element(let found) = candidate else { return nil }
    return OverlayMark(text: String(index + 1), frame: found.element.frame)
  }
}
