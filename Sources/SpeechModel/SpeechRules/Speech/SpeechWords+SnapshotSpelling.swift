extension SpeechWords {
  /// The same words in the spelling of AccessibilitySnapshot, which in English is not VoiceOver's.
  ///
  /// Source: AccessibilitySnapshot's English string table; certainty A.
  var inSnapshots: SpeechWords {
    guard language == Self.english.language else { return self }
    var words = self
    words.traits.selected = .certain("Selected", "AS")
    words.traits.dimmed = .certain("Dimmed", "AS")
    words.traits.backButton = .certain("Back Button", "AS")
    words.traits.switchButton = .certain("Switch Button", "AS")
    words.traits.textField = .certain("Text Field", "AS")
    words.traits.secureTextField = .certain("Secure Text Field", "AS")
    words.traits.adjustable = .certain("Adjustable", "AS")
    words.traits.searchField = .certain("Search Field", "AS")
    words.switchStates.on = .certain("On", "AS")
    words.switchStates.off = .certain("Off", "AS")
    words.switchStates.mixed = .certain("Mixed", "AS")
    words.hints.toggle = .certain("Double tap to toggle setting", "AS")
    words.hints.adjust = .certain("Swipe up or down with one finger to adjust the value", "AS")
    words.hints.edit = .certain("Double tap to edit", "AS")
    words.places.listStart = .certain("List Start", "AS")
    words.places.listEnd = .certain("List End", "AS")
    words.notices.actions = .certain("Actions Available", "AS")
    words.notices.content = .certain("More Content Available", "AS")
    return words
  }
}
