import SpeechRules
import Spelling

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
