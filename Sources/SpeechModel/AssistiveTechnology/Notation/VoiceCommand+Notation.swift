import SpeechRules
import Text

extension VoiceCommand: AssistiveCommand {
  /// Parses a command in any language with a vocabulary, ignoring case and punctuation.
  ///
  /// - Throws: ``UnknownCommand``, which suggests the nearest known command.
  public init(parsing text: String) throws(UnknownCommand) {
    let spoken = SpokenWords(text)
    // The most specific pattern wins: “нажать и удерживать” begins with “нажать”.
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

  /// The command in English notation, such as “show names”.
  public var text: String { description(in: "en") }

  /// Returns the command in words of a language, or in English if the language is unknown.
  public func description(in language: String) -> String {
    let words = SpeechWords.words(for: language)
    let texts = words.phrases.lazy.compactMap {
      $0.text(of: self, form: words.pluralForm)
    }
    return texts.first ?? "\(self)"
  }

  /// The command as a command of any technology.
  public var userCommand: UserCommand { .voice(self) }

  /// Returns the most similar known phrase, with the argument that was said.
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
      // If the fixed words of a pattern match exactly, its argument was invalid: it wasn't meant.
      guard text.lowercased() != spoken.text.lowercased() else { return nil }
      return EditDistance.typoDistance(from: words.lowercased(), to: heard).map { (text, $0) }
    }
    return slips.min { $0.distance < $1.distance }?.text
  }
}

extension VoiceCommand {
  /// Commands that everyone needs, suggested for text that is similar to no command.
  private static let common: [VoiceCommand] = [
    .show(.names), .tap(.name("…")), .swipe(.left), .goBack,
  ]

  /// Returns commands that can be said in a language, those similar to a text first.
  ///
  /// An ellipsis stands for an argument.
  ///
  /// - Parameters:
  ///   - language: The language as a BCP 47 tag; an unknown one gives English.
  ///   - text: What was said.
  ///   - count: The maximum number of commands.
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
  /// Returns the edit distance between the first words of the phrase and the spoken text.
  ///
  /// It is divided by the length of the longer text, from 0. Returns `nil` for a phrase that begins
  /// with an argument.
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
