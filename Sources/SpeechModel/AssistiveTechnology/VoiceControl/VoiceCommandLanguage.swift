import SpeechRules

/// A language as Voice Control understands it, made ready once: patterns are many, and reading them
/// takes longer than comparing them.
struct VoiceCommandLanguage: Sendable {
  /// The language as a BCP 47 tag.
  let language: String
  /// What can be said, in the order in which it is listed.
  let phrases: [VoiceCommandPhrase]
  /// The numbers by the words for them.
  private let numbers: [[String]: Int]

  /// Every language there are words for.
  static let all = SpeechWords.all.map(VoiceCommandLanguage.init)

  private init(_ words: SpeechWords) {
    language = words.language
    phrases = words.phrases
    let names = words.commands.numbers.text.split(separator: " ").map { $0.split(separator: "|") }
    let known = names.enumerated().flatMap { index, names in
      names.map { (SpokenWords(String($0)).folded, index + 1) }
    }
    numbers = Dictionary(known) { first, _ in first }
  }

  /// Returns the number that a word stands for, from one on.
  func number(_ word: String) -> Int? {
    numbers[SpokenWords(word).folded]
  }
}

extension SpeechWords {
  /// Returns the number that a word of the language stands for, from one on.
  func number(_ word: String) -> Int? {
    VoiceCommandLanguage.all.first { $0.language == language }?.number(word)
  }
}
