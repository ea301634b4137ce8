public import SpeechRules

extension Transcript.Entry {
  /// The rule behind the line as a whole; `nil` if each part has a rule of its own.
  ///
  /// ```swift
  /// import AssistiveTechnology
  ///
  /// let turn = Transcript.Entry.command(try WrittenCommand<Gesture>(parsing: "rotor right"))
  /// print(turn.rule?.statement ?? "")
  /// ```
  ///
  /// ```output
  /// Turning the rotor speaks the name of the setting.
  /// ```
  public var rule: SpeechRule? {
    switch self {
    case .command(let command, words: _): command.rule
    case .spoken(let utterance, element: _): utterance.parts.isEmpty ? .silence : utterance.rule
    case .event(let event, _, let rule, parts: _): rule ?? event.rule
    case .shown: nil
    }
  }

  /// The parts of the line, each with its own rule: speech, shown names and values, or menu items.
  public var parts: [UtterancePart] {
    switch self {
    case .command: []
    case .spoken(let utterance, element: _): utterance.captionParts
    case .event(_, _, rule: _, let parts), .shown(_, let parts): parts
    }
  }

  /// How certain it is that this happens on a phone: the certainty of the weakest part.
  ///
  /// `nil` for a command, which the user decides.
  public var certainty: Certainty? {
    switch self {
    case .command: nil
    case .spoken(let utterance, element: _): utterance.certainty
    case .event, .shown:
      min(parts.map(\.certainty).min() ?? .heard, rule?.certainty ?? .heard)
    }
  }

  static let limit = Self.event(.limit)
  static let nothingHappens = Self.event(.nothingHappens)
  static let focusLost = Self.event(.focusLost)
  static let dismissed = Self.event(.dismissed)

  static func limit(_ rule: SpeechRule) -> Self { .event(.limit, rule: rule) }

  static func activated(_ name: String, rule: SpeechRule? = nil) -> Self {
    .event(.activated, name.isEmpty ? nil : name, rule: rule)
  }

  static func scrolled(_ text: String? = nil, rule: SpeechRule? = nil) -> Self {
    .event(.scrolled, text, rule: rule)
  }

  static func shown(_ name: UtterancePart, value: String?, rule: SpeechRule) -> Self {
    let value = value.map { UtterancePart(.value, $0, rule: rule) }
    let parts = [name, value].compactMap(\.self)
    return .shown(parts.map(\.text).joined(separator: ": "), parts: parts)
  }

  static func listed(_ names: [UtterancePart]) -> Self {
    .shown(names.map(\.text).joined(separator: " · "), parts: names)
  }

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
  /// The parts of the transcript that no one has reported from a device, without duplicates.
  ///
  /// Words appear as in captions and events without their text. An empty string stands for silence.
  public var guesses: [String] {
    var known: Set<String> = []
    return entries.flatMap(\.guesses).filter { known.insert($0).inserted }
  }

  /// The announcements that are probably not heard, in their order.
  ///
  /// VoiceOver often drops what an app posts while it handles a double tap. Post it with high
  /// priority, which exists since iOS 17, or about a second later.
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
