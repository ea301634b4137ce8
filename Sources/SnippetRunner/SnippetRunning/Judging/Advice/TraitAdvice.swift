import AccessibilityTree
import AssistiveTechnology

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
