import SpeechRules
import Text

extension VoiceCommand: AssistiveCommand {
  /// Reads a command in any language whose words are known; capitals and punctuation do not matter.
  ///
  /// - Throws: ``UnknownCommand`` with the nearest known command.
  public init(parsing text: String) throws(UnknownCommand) {
    let spoken = SpokenWords(text)
    // The most exact pattern wins: “нажать и удерживать” begins with “нажать”.
    var best: (command: VoiceCommand, weight: Int)?
    for language in VoiceCommandLanguage.all {
      for phrase in language.phrases {
        for pattern in phrase.alternatives.joined() where pattern.weight > best?.weight ?? -1 {
          let details = pattern.details(in: spoken, number: language.number)
          guard let details, let command = phrase.meaning(details) else { continue }
          best = (command, pattern.weight)
        }
      }
    }
    guard let best else {
      throw UnknownCommand(.voiceControl, text: text, suggestion: Self.suggestion(for: spoken))
    }
    self = best.command
  }

  /// The command in the notation's English, such as “show names”.
  public var text: String { description(in: "en") }

  /// Returns the command in words of a language; an unknown language gives English.
  public func description(in language: String) -> String {
    let words = SpeechWords.words(for: language)
    let texts = words.phrases.lazy.compactMap {
      $0.text(of: self, form: words.numberForm)
    }
    return texts.first ?? "\(self)"
  }

  /// The command as one among those of all assistive technologies.
  public var userCommand: UserCommand { .voice(self) }

  /// Returns the known phrase nearest to an unknown one; what is said beside it is kept.
  private static func suggestion(for spoken: SpokenWords) -> String? {
    let patterns = SpeechWords.all.flatMap(\.phrases).flatMap(\.alternatives)
      .compactMap(\.first)
    let slips = patterns.compactMap { pattern -> (text: String, distance: Int)? in
      guard case .words(let words, let folded)? = pattern.pieces.first,
        pattern.pieces.count <= 2
      else {
        return nil
      }
      let count =
        pattern.pieces.count == 1 ? spoken.words.count : folded.count
      let heard = spoken.folded.prefix(count).joined(separator: " ")
      var text = words
      if pattern.pieces.count == 2 {
        let rest = min(count, spoken.words.count)..<spoken.words.count
        text += rest.isEmpty ? " …" : " \(spoken.written(in: rest))"
      }
      // A pattern whose words are all there was not meant: what is said with it makes no sense there.
      guard text.lowercased() != spoken.text.lowercased() else { return nil }
      return EditDistance.slip(from: words.lowercased(), to: heard).map { (text, $0) }
    }
    return slips.min { $0.distance < $1.distance }?.text
  }
}

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
