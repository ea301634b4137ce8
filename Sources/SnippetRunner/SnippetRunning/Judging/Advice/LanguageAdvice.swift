import AssistiveTechnology
import SnippetMessages
import SnippetNotation
import SpeechRules

/// Advice where the page has the words of another language.
enum LanguageAdvice {
  /// What to change; `nil` if this is not the reason.
  static func sentence(for difference: TranscriptDifference) -> String? {
    guard difference.technology == .voiceOver, let lines = difference.differingLines else {
      return nil
    }
    let language = SpeechSettings.supportedLanguages.first { language in
      lines.allSatisfy { line in
        guard let stop = difference.stop(line) else { return false }
        let words = stop.ownParts(in: language)
        return words != stop.ownParts()
          && words.allSatisfy { word in
            difference.expected[line].contains(word.text)
          }
      }
    }
    return language.map { language in
      "the page has the words of another language than '\(difference.settings.language)': write "
        + "'lang=\(language)' after the expression"
    }
  }
}
