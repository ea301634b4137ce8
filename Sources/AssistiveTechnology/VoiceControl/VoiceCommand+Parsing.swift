extension VoiceCommand {
  /// Reads a command in any language whose words are known; capitals do not matter.
  ///
  /// - Throws: ``UnknownVoiceCommand`` with the nearest known command.
  public init(parsing text: String) throws(UnknownVoiceCommand) {
    let spoken = SpokenWords(text)
    let phrases = SpeechWords.all.flatMap(\.commands)
    // The longest phrase wins: “нажать и удерживать” begins with “нажать”.
    let ranked = phrases.sorted { $0.words.count > $1.words.count }
    for phrase in ranked {
      guard let command = phrase.command(for: spoken) else { continue }
      self = command
      return
    }
    throw UnknownVoiceCommand(text: text, suggestion: Self.suggestion(for: spoken, in: phrases))
  }

  /// The command in the notation's English, such as “show names”.
  public var text: String { description(in: "en") }

  /// Returns the command in words of a language; an unknown language gives English.
  public func description(in language: String) -> String {
    let phrases = SpeechWords.words(for: language).commands
    return phrases.lazy.compactMap { $0.text(of: self) }.first ?? "\(self)"
  }

  /// Returns the known phrase nearest to an unknown one; a target is kept.
  private static func suggestion(
    for spoken: SpokenWords,
    in phrases: [VoiceCommandPhrase]
  ) -> String? {
    let slips = phrases.compactMap { phrase -> (text: String, distance: Int)? in
      var heard = spoken.words
      var text = phrase.words
      if case .targeted = phrase.meaning {
        let count = SpokenWords(phrase.words).words.count
        let target = heard.dropFirst(count).joined(separator: " ")
        heard = Array(heard.prefix(count))
        text += target.isEmpty ? " …" : " \(target)"
      }
      let written = heard.joined(separator: " ").lowercased()
      return EditDistance.slip(from: phrase.words, to: written).map { (text, $0) }
    }
    return slips.min { $0.distance < $1.distance }?.text
  }
}
