import AccessibilityTree

extension ElementSpeech {
  /// The word for whether the element shows what it holds; iOS 18 brought it.
  ///
  /// The words are Apple's, in UIKit's string table; that VoiceOver says them, and after the trait
  /// words wherever those stand, is our choice; certainty C.
  var expansion: [UtterancePart] {
    guard settings.os >= .iOS18, let isExpanded = element.isExpanded else { return [] }
    let words = words.expansion
    let word = isExpanded ? words.expanded : words.collapsed
    return [UtterancePart(.trait, word, rule: .expansion)]
  }
}
