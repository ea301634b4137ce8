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

  /// There is nothing further in this direction.
  static let limit = Self.event(.limit)
  /// Nobody answered.
  static let nothingHappens = Self.event(.nothingHappens)
  /// The element under the focus is gone and nothing was said about it.
  static let focusLost = Self.event(.focusLost)
  /// A screen closed.
  static let dismissed = Self.event(.dismissed)

  /// There is nothing further by a rule.
  static func limit(_ rule: SpeechRule) -> Self { .event(.limit, rule: rule) }

  /// An element or action was activated by a rule; a nameless one is reported without a name.
  static func activated(_ name: String, rule: SpeechRule? = nil) -> Self {
    .event(.activated, name.isEmpty ? nil : name, rule: rule)
  }

  /// A page was scrolled; the text says where.
  static func scrolled(_ text: String? = nil, rule: SpeechRule? = nil) -> Self {
    .event(.scrolled, text, rule: rule)
  }

  static func shown(_ name: UtterancePart, value: String?, rule: SpeechRule) -> Self {
    let value = value.map { UtterancePart(.value, $0, rule: rule) }
    let parts = [name, value].compactMap(\.self)
    return .shown(parts.map(\.text).joined(separator: ": "), parts: parts)
  }

  /// A line of names.
  static func listed(_ names: [UtterancePart]) -> Self {
    .shown(names.map(\.text).joined(separator: " · "), parts: names)
  }

  /// A line of names with their numbers, from 1.
  static func numbered(_ names: [UtterancePart]) -> Self {
    let texts = names.enumerated().map { "\($0.offset + 1) \($0.element.text)" }
    return .shown(texts.joined(separator: " · "), parts: names)
  }

  fileprivate var guesses: [String] {
    guard certainty == .concluded else { return [] }
    let words = parts.filter(\.isGuess).map(\.text)
    guard words.isEmpty else { return words }
    return switch self {
    case .spoken(let utterance, element: _): [utterance.caption]
    case .event(let event, _, rule: _, parts: _): [event.line(with: nil)]
    case .command, .shown: []
    }
  }
}

extension Transcript {
  /// What nobody has reported from a device in its place, each once.
  ///
  /// Words stand as captions show them, events as lines without their text, and an empty text for
  /// silence.
  public var guesses: [String] {
    var known: Set<String> = []
    return entries.flatMap(\.guesses).filter { known.insert($0).inserted }
  }

  /// The announcements that are likely not heard, in their order.
  ///
  /// VoiceOver often drops what an app posts while it answers a double tap. Post it with high priority,
  /// which exists since iOS 17, or about a second later.
  ///
  /// ```swift
  /// import AccessibilityTesting
  /// import UIKit
  ///
  /// let save = UIButton(type: .system)
  /// save.setTitle("Save", for: .normal)
  /// save.addAction(
  ///   UIAction { _ in UIAccessibility.post(notification: .announcement, argument: "Saved") },
  ///   for: .touchUpInside)
  /// let heard = try await SimulatedScreen(showing: save).voiceOver(["double tap"])
  /// print(heard.lines.suffix(2))
  /// print(heard.lostAnnouncements)
  /// ```
  ///
  /// ```output
  /// ["[activated Save]", "[announcement, likely lost] Saved"]
  /// ["Saved"]
  /// ```
  public var lostAnnouncements: [String] {
    entries.compactMap { entry in
      if case .event(.lostAnnouncement, let text?, rule: _, parts: _) = entry { text } else { nil }
    }
  }
}
