import SpeechRules

extension Transcript {
  /// What nobody has reported from a device in its place, each once.
  ///
  /// Words stand as captions show them, events as lines without their text, and an empty text for
  /// silence.
  public var guesses: [String] {
    var known: Set<String> = []
    return entries.flatMap(\.guesses).filter { known.insert($0).inserted }
  }
}

extension Transcript.Entry {
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
