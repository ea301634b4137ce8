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
    guard case .spoken(let utterance, _) = self, utterance.certainty == .concluded else {
      return []
    }
    if utterance.parts.isEmpty { return [""] }
    let parts = utterance.captionParts.filter { $0.isGuess }
    return parts.isEmpty ? [utterance.caption] : parts.map(\.text)
  }
}
