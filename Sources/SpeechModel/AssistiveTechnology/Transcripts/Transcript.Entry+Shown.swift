import SpeechRules

extension Transcript.Entry {
  /// A name with its value, which is shown by a rule.
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
}
