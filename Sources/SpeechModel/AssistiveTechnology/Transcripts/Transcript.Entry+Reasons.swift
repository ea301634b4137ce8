public import SpeechRules

extension Transcript.Entry {
  /// The rule behind the line as a whole; `nil` of a line whose parts have a rule each.
  ///
  /// ```swift
  /// import AssistiveTechnology
  ///
  /// let turn = Transcript.Entry.command(try WrittenCommand<Gesture>(parsing: "rotor right"))
  /// print(turn.rule?.statement ?? "")
  /// ```
  ///
  /// ```output
  /// Turning the rotor says the name of the setting.
  /// ```
  public var rule: SpeechRule? {
    switch self {
    case .command(let command, words: _): command.rule
    case .spoken(let utterance, element: _): utterance.parts.isEmpty ? .silence : utterance.rule
    case .event(let event, _, let rule, parts: _): rule ?? event.rule
    case .shown: nil
    }
  }

  /// The pieces of the line, each with its own rule: what is spoken, the names and values that are
  /// shown, the entries of a menu.
  public var parts: [UtterancePart] {
    switch self {
    case .command: []
    case .spoken(let utterance, element: _): utterance.captionParts
    case .event(_, _, rule: _, let parts), .shown(_, let parts): parts
    }
  }

  /// How sure it is that the line is so on a phone, which is as sure as its weakest part; `nil` of
  /// what a user does.
  public var certainty: Certainty? {
    switch self {
    case .command: nil
    case .spoken(let utterance, element: _): utterance.certainty
    case .event, .shown:
      min(parts.map(\.certainty).min() ?? .heard, rule?.certainty ?? .heard)
    }
  }
}
