import SpeechRules

extension Transcript {
  /// The words that nobody has reported from a device in their place, as captions show them, each
  /// once; an empty text stands for silence.
  public var guesses: [String] {
    var known: Set<String> = []
    return entries.flatMap(\.guesses).filter { known.insert($0).inserted }
  }
}

extension Transcript.Entry {
  fileprivate var guesses: [String] {
    switch self {
    case .spoken(let utterance, _): utterance.guesses
    case .shown(_, let guesses): guesses
    case .command, .event: []
    }
  }
}

extension Utterance {
  fileprivate var guesses: [String] {
    guard certainty == .concluded else { return [] }
    if parts.isEmpty { return [""] }
    let words = captionParts.filter(\.isGuess).map(\.text)
    return words.isEmpty ? [caption] : words
  }
}
