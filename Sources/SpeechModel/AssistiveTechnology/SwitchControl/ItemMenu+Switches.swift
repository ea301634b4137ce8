import AccessibilityTree
import SpeechRules

extension ItemMenu {
  /// The entries of an item's menu: tap, the steps of a value, custom actions.
  ///
  /// Source: Apple's user guides for “Tap”, its documentation for custom actions; certainty A. Steps
  /// and their place are concluded; C.
  static func entries(
    forSwitchesAt element: AccessibilityElement,
    settings: SpeechSettings
  ) -> [Entry] {
    let words = SpeechWords.words(for: settings.language).switches
    func entry(
      _ word: Word,
      _ action: AccessibilityAction,
      rule: SpeechRule
    ) -> Entry {
      Entry(part: UtterancePart(.label, word, rule: rule), action: action)
    }
    let steps = [
      entry(words.increment, .increment, rule: .switchSteps),
      entry(words.decrement, .decrement, rule: .switchSteps),
    ]
    return [entry(words.tap, .activate, rule: .switchMenu)]
      + (element.traits.contains(.adjustable) ? steps : [])
      + element.customActionEntries(by: .switchMenu)
  }
}
