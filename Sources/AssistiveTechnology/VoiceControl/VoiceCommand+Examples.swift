import Spelling

extension VoiceCommand {
  /// Returns commands that can be said in a language, those nearest to a text first.
  ///
  /// An ellipsis stands for what is left open.
  ///
  /// - Parameters:
  ///   - language: the language as a BCP 47 tag; an unknown one gives English.
  ///   - text: what was said.
  ///   - count: how many commands at most.
  package static func examples(
    in language: String,
    near text: String,
    count: Int = 4
  ) -> [String] {
    let spoken = SpokenWords(text)
    var examples: [(pattern: String, distance: Double)] = []
    for phrase in SpeechWords.words(for: language).phrases {
      let isKnown = examples.contains { $0.pattern == phrase.pattern }
      guard !isKnown, let distance = phrase.distance(to: spoken) else { continue }
      examples.append((phrase.pattern, distance))
    }
    let nearest = examples.enumerated().sorted {
      ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset)
    }
    return nearest.prefix(count).map(\.element.pattern)
  }
}

extension VoiceCommandPhrase {
  /// The share of letters in which the first words of the phrase differ from what was said, from 0;
  /// nothing for a phrase that begins with what is left open.
  fileprivate func distance(to spoken: SpokenWords) -> Double? {
    guard let pattern = alternatives.first?.first,
      case .words(_, heard: let words)? = pattern.pieces.first
    else { return nil }
    let isOpen = pattern.pieces.count > 1
    let heard = isOpen ? Array(spoken.folded.prefix(words.count)) : spoken.folded
    let (meant, said) = (words.joined(separator: " "), heard.joined(separator: " "))
    let length = max(meant.count, said.count, 1)
    return Double(EditDistance.between(said, meant)) / Double(length)
  }
}
