import Diagnostics

extension Rule {
  static let missingLabel = Rule(
    id: "missing-label",
    severity: .warning,
    explanation: """
      An accessibility element has no label. Apple recommends a short name that begins with a \
      capital letter.
      """,
    readers: """
      VoiceOver users hear “button” and have to guess, and Voice Control users have no name to say.
      """,
    wrong: "button.setImage(bin, for: .normal)",
    right: "button.setImage(bin, for: .normal)\nbutton.accessibilityLabel = \"Delete\""
  )
  static let hintOnly = Rule(
    id: "hint-only",
    severity: .warning,
    explanation: """
      An element has a hint but no label. A hint describes the result of an action; the label is \
      the name.
      """,
    readers: """
      Many VoiceOver users turn off hints and hear nothing. Voice Control has no name for the \
      element.
      """,
    wrong: "button.accessibilityHint = \"Deletes the note\"",
    right: "button.accessibilityLabel = \"Delete\"\nbutton.accessibilityHint = \"Deletes the note\""
  )
  static let imageName = Rule(
    id: "image-name",
    severity: .warning,
    explanation: "An element without a label is called by the file or symbol name of its image.",
    readers: "VoiceOver reads the name aloud, and Voice Control users have to say it.",
    wrong: "button.setImage(UIImage(systemName: \"trash\"), for: .normal)",
    right: "button.accessibilityLabel = \"Delete\""
  )
  static let typeInLabel = Rule(
    id: "type-in-label",
    severity: .warning,
    explanation: "The label contains the type of the element, which its trait already conveys.",
    readers: """
      VoiceOver users hear “Delete button, button”, and Voice Control users have to say it.
      """,
    wrong: "button.accessibilityLabel = \"Delete button\"",
    right: "button.accessibilityLabel = \"Delete\""
  )
  static let trailingPeriod = Rule(
    id: "trailing-period",
    severity: .warning,
    explanation: "The label ends with a full stop. It is a name, not a sentence.",
    readers: """
      The voice drops and pauses at the full stop, before the rest of the element is spoken.
      """,
    wrong: "button.accessibilityLabel = \"Delete.\"",
    right: "button.accessibilityLabel = \"Delete\""
  )
  static let valueInLabel = Rule(
    id: "value-in-label",
    severity: .warning,
    explanation: "The label contains the value. Set the value only as 'accessibilityValue'.",
    readers: """
      VoiceOver users hear the value twice, and for Voice Control users the name keeps changing.
      """,
    wrong: "slider.accessibilityLabel = \"Volume 50 %\"",
    right: "slider.accessibilityLabel = \"Volume\"\nslider.accessibilityValue = \"50 %\""
  )
  static let gestureInHint = Rule(
    id: "gesture-in-hint",
    severity: .warning,
    explanation: "The hint names a gesture. It should begin with a verb and describe the result.",
    readers: """
      People also use switches, keyboards and their voice, and VoiceOver users know their gestures.
      """,
    wrong: "button.accessibilityHint = \"Double tap to delete the note\"",
    right: "button.accessibilityHint = \"Deletes the note\""
  )
  static let duplicateName = Rule(
    id: "duplicate-name",
    severity: .warning,
    explanation: "Several touch targets have the same name. Add to each name what it is about.",
    readers: """
      VoiceOver users cannot distinguish them, and Voice Control has to ask which one is meant.
      """,
    wrong: "buy.accessibilityLabel = \"Buy\", in each of ten rows",
    right: "buy.accessibilityLabel = \"Buy \\(product.name)\""
  )
}
