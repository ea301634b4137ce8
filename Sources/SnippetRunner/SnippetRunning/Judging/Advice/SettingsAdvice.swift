import AccessibilityTree
import AssistiveTechnology
import SnippetMessages
import SpeechRules

enum HintAdvice {
  static func sentence(for difference: TranscriptDifference) -> String? {
    guard difference.technology == .voiceOver, let lines = difference.differingLines else {
      return nil
    }
    let hints = !difference.settings.hints
    let explains = difference.expected.indices.allSatisfy { line in
      guard let stop = difference.stop(line) else { return !lines.contains(line) }
      return stop.caption(hints: hints) == difference.expected[line]
    }
    guard explains else { return nil }
    return hints
      ? "the page has a hint, but hints are off: remove 'hints=off'"
      : "the page omits the hint: write 'hints=off' after the expression, or add the hint"
  }
}

enum LanguageAdvice {
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
      "the page has words of a language other than '\(difference.settings.language)': write "
        + "'lang=\(language)' after the expression"
    }
  }
}

/// Advice if a single missing or superfluous trait explains the difference.
enum TraitAdvice {
  private static let traits: [(trait: AccessibilityTraits, name: String)] = [
    (.button, ".button"), (.header, ".header"), (.link, ".link"), (.image, ".image"),
    (.adjustable, ".adjustable"), (.searchField, ".searchField"), (.selected, ".selected"),
    (.notEnabled, ".notEnabled"), (.toggleButton, ".toggleButton"),
  ]

  static func sentence(for difference: TranscriptDifference) -> String? {
    guard difference.technology == .voiceOver, let lines = difference.differingLines else {
      return nil
    }
    for (trait, name) in traits {
      let stops = lines.compactMap { line in difference.stop(line).map { (line, $0) } }
      guard stops.count == lines.count, let first = stops.first?.1 else { return nil }
      let isSet = first.element.traits.contains(trait)
      let explains = stops.allSatisfy { line, stop in
        stop.element.traits.contains(trait) == isSet
          && stop.caption(traits: stop.element.traits.symmetricDifference(trait))
            == difference.expected[line]
      }
      if explains {
        return isSet
          ? "the page lacks the word for the trait '\(name)': remove '\(name)' from "
            + "'accessibilityTraits', or add the word"
          : "the page has the word for the trait '\(name)', which the element lacks: insert "
            + "'\(name)' into 'accessibilityTraits'"
      }
    }
    return nil
  }
}
