import AccessibilityTree
import AssistiveTechnology
import SnippetMessages
import SnippetNotation
import SpeechRules

/// Advice where hints are spoken and not expected, or expected and not spoken.
enum HintAdvice {
  /// What to change; `nil` if this is not the reason.
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
      : "the page leaves the hint out: write 'hints=off' after the expression, or add the hint"
  }
}

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

/// Advice where one trait is missing or too many.
enum TraitAdvice {
  /// The traits that apps can set and a screen reader has words for, as Swift writes them.
  private static let traits: [(trait: AccessibilityTraits, name: String)] = [
    (.button, ".button"), (.header, ".header"), (.link, ".link"), (.image, ".image"),
    (.adjustable, ".adjustable"), (.searchField, ".searchField"), (.selected, ".selected"),
    (.notEnabled, ".notEnabled"), (.toggleButton, ".toggleButton"),
  ]

  /// What to change; `nil` if this is not the reason.
  static func sentence(for difference: TranscriptDifference) -> String? {
    guard difference.technology == .voiceOver, let lines = difference.differingLines else {
      return nil
    }
    for (trait, name) in traits {
      let stops = lines.compactMap { line in difference.stop(line).map { (line, $0) } }
      guard stops.count == lines.count, let first = stops.first?.1 else { return nil }
      let isThere = first.element.traits.contains(trait)
      let explains = stops.allSatisfy { line, stop in
        stop.element.traits.contains(trait) == isThere
          && stop.caption(traits: stop.element.traits.symmetricDifference(trait))
            == difference.expected[line]
      }
      if explains {
        return isThere
          ? "the page lacks the word for the trait '\(name)': remove '\(name)' from "
            + "'accessibilityTraits', or add the word"
          : "the page has the word for the trait '\(name)', which the element lacks: insert "
            + "'\(name)' into 'accessibilityTraits'"
      }
    }
    return nil
  }
}
