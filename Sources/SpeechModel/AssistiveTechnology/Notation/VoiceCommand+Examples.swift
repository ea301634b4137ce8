import SpeechRules
import Spelling

extension VoiceCommand {
  /// What everyone needs, for words that are near nothing.
  private static let common: [VoiceCommand] = [
    .show(.names), .tap(.name("…")), .swipe(.left), .goBack,
  ]

  /// Returns commands that can be said in a language, those near a text first.
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
    let phrases = SpeechWords.words(for: language).phrases
    let near = phrases.enumerated().compactMap { index, phrase in
      phrase.distance(to: spoken).map { (pattern: phrase.pattern, distance: $0, index: index) }
    }
    let nearest = near.filter { $0.distance <= 0.5 }.sorted {
      ($0.distance, $0.index) < ($1.distance, $1.index)
    }
    let needed = common.flatMap { command in
      phrases.compactMap { $0.text(of: command) { _ in 0 } }.prefix(1)
    }
    var examples: [String] = []
    for pattern in nearest.map(\.pattern) + needed where !examples.contains(pattern) {
      examples.append(pattern)
    }
    return Array(examples.prefix(count))
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
