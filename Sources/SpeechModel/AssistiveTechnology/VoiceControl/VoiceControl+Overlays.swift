import AccessibilityTree
import SpeechRules

extension VoiceControl {
  func show(_ kind: VoiceCommand.Overlay, isContinuous: Bool) -> [Transcript.Entry] {
    candidates = []
    overlay = ScreenOverlay(kind: kind, isContinuous: isContinuous)
    let elements = elements
    switch kind {
    case .grid:
      overlay?.grid = VoiceGrid(screen: app.currentTree().screen)
      return [.event(.gridShown)]
    case .names, .numbers:
      guard !elements.isEmpty else { return [.event(.nothingToShow)] }
      return [.names(of: elements, numbered: kind == .numbers)]
    }
  }

  func hide(_ kind: VoiceCommand.Overlay) -> [Transcript.Entry] {
    guard overlay?.kind == kind || !candidates.isEmpty else { return [.nothingHappens] }
    overlay = nil
    candidates = []
    return [.event(kind.hiding)]
  }

  func showCommands() -> [Transcript.Entry] {
    let phrases = SpeechWords.words(for: settings.language).phrases
    var patterns: [String] = []
    for pattern in phrases.map(\.pattern) where !patterns.contains(pattern) {
      patterns.append(pattern)
    }
    return [.listed(patterns.map { UtterancePart(.label, $0, rule: .voiceCommands) })]
  }

  func showActions(of target: VoiceCommand.Target) -> [Transcript.Entry] {
    switch find(target) {
    case .failure(let miss): return miss.entries
    case .success(.cell), .success(.action): return [.nothingHappens]
    case .success(.element(let found)):
      let actions = found.element.customActions.map(\.name)
      guard !actions.isEmpty else { return [.nothingHappens] }
      candidates = actions.indices.map { .action(found, index: $0, name: actions[$0]) }
      return [.numbered(actions.map { UtterancePart(.label, $0, rule: .voiceActions) })]
    }
  }

  /// Zooms into a cell of the grid, or taps the element with the number.
  ///
  /// Source: Apple's support page and its table of commands; certainty A.
  func choose(
    _ number: Int,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard candidates.isEmpty, let grid = overlay?.grid else {
      return await act(.activate, .number(number), settle: settle)
    }
    guard grid.cell(number) != nil else { return [.event(.noMatch)] }
    // Apple has a message for the finest grid: “Now at maximum grid resolution.”
    guard let zoomed = grid.zoomed(into: number) else { return [.limit(.voiceGridSize)] }
    overlay?.grid = zoomed
    return [.event(.gridZoomed)]
  }

  struct ScreenOverlay {
    let kind: VoiceCommand.Overlay
    /// Whether it stays after the next command.
    let isContinuous: Bool
    var grid: VoiceGrid?
  }

  /// The names and numbers that are shown next to the elements of the screen.
  ///
  /// The grid has no marks: its numbers belong to positions rather than elements.
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

  /// Returns the number of a candidate; actions have none, because they have no position.
  private func mark(_ index: Int, _ candidate: Candidate) -> OverlayMark? {
    guard case .element(let found) = candidate else { return nil }
    return OverlayMark(text: String(index + 1), frame: found.element.frame)
  }
}

extension VoiceCommand.Overlay {
  fileprivate var hiding: Transcript.Event {
    switch self {
    case .names: .namesHidden
    case .numbers: .numbersHidden
    case .grid: .gridHidden
    }
  }
}

extension VoiceCommand {
  /// Whether the overlay disappears after the command.
  ///
  /// Source: Apple's support page for the grid; certainty A. For names and numbers it follows from
  /// the commands that show them continuously; certainty B.
  var endsOverlay: Bool {
    switch self {
    case .show, .showContinuously, .hide, .hideOverlays, .repeatThat, .choose: false
    default: true
    }
  }
}
