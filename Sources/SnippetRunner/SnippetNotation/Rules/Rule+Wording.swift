import Diagnostics

/// The kinds of findings about what elements are called.
extension Rule {
  static let missingLabel = Rule(
    id: "missing-label",
    severity: .warning,
    explanation: """
      An accessibility element has no label. Apple's advice: a short name that begins with a capital \
      letter.
      """,
    readers: """
      VoiceOver users hear “button” and have to guess, and Voice Control users have nothing to say.
      """,
    wrong: "button.setImage(bin, for: .normal)",
    right: "button.setImage(bin, for: .normal)\nbutton.accessibilityLabel = \"Delete\""
  )
  static let hintOnly = Rule(
    id: "hint-only",
    severity: .warning,
    explanation: """
      An element has a hint and no label. A hint tells the result of an action; the label is the name.
      """,
    readers: """
      Many VoiceOver users turn hints off, and are then told nothing. Voice Control has no name for \
      the element.
      """,
    wrong: "button.accessibilityHint = \"Deletes the note\"",
    right: "button.accessibilityLabel = \"Delete\"\nbutton.accessibilityHint = \"Deletes the note\""
  )
  static let imageName = Rule(
    id: "image-name",
    severity: .warning,
    explanation: """
      An element goes by the name of the file or the symbol of its picture, because it has no label.
      """,
    readers: """
      VoiceOver reads out the name of a file, and Voice Control asks for it.
      """,
    wrong: "button.setImage(UIImage(systemName: \"trash\"), for: .normal)",
    right: "button.accessibilityLabel = \"Delete\""
  )
  static let typeInLabel = Rule(
    id: "type-in-label",
    severity: .warning,
    explanation: """
      The label says what kind of element it is, which the trait says anyway.
      """,
    readers: """
      VoiceOver users hear “Delete button, button”, and Voice Control users have to say it.
      """,
    wrong: "button.accessibilityLabel = \"Delete button\"",
    right: "button.accessibilityLabel = \"Delete\""
  )
  static let trailingPeriod = Rule(
    id: "trailing-period",
    severity: .warning,
    explanation: """
      A label is a name and no sentence, so no full stop belongs at its end.
      """,
    readers: """
      The voice falls and pauses at the full stop, before the rest of the element is said.
      """,
    wrong: "button.accessibilityLabel = \"Delete.\"",
    right: "button.accessibilityLabel = \"Delete\""
  )
  static let valueInLabel = Rule(
    id: "value-in-label",
    severity: .warning,
    explanation: """
      The label says the value too. What changes belongs into 'accessibilityValue' alone.
      """,
    readers: """
      VoiceOver users hear the value twice, and for Voice Control users the name changes with it.
      """,
    wrong: "slider.accessibilityLabel = \"Volume 50 %\"",
    right: "slider.accessibilityLabel = \"Volume\"\nslider.accessibilityValue = \"50 %\""
  )
  static let gestureInHint = Rule(
    id: "gesture-in-hint",
    severity: .warning,
    explanation: """
      The hint names a gesture. It should tell the result, with a verb at its beginning.
      """,
    readers: """
      People use switches, keyboards and their voice, too, and VoiceOver users know their gestures.
      """,
    wrong: "button.accessibilityHint = \"Double tap to delete the note\"",
    right: "button.accessibilityHint = \"Deletes the note\""
  )
  static let duplicateName = Rule(
    id: "duplicate-name",
    severity: .warning,
    explanation: """
      Several elements to be touched have the same name. Say in each what it is about.
      """,
    readers: """
      Whoever hears the names one by one cannot tell them apart, and Voice Control has to ask which.
      """,
    wrong: "buy.accessibilityLabel = \"Buy\", in each of ten rows",
    right: "buy.accessibilityLabel = \"Buy \\(product.name)\""
  )
}
