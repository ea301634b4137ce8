extension SpeechRuleFacts {
  /// The rules of hints and notes.
  static let hints: [SpeechRule: SpeechRuleFacts] = [
    .hintParts: SpeechRuleFacts(
      "Hints come last: the app's own, then the one that belongs to what the element is.",
      .heard,
      ["VO27", "CAP", "AS:desc"],
      heard: [
        HeardUtterance(
          "Notifications Switch button on Double tap to toggle setting.",
          on: "iOS 27.0 (24A5423a)"
        ),
        HeardUtterance(
          "Daily digest, Switch button, on, One summary…, Double tap to toggle setting",
          on: "iOS 26.6.1, a caption"
        ),
      ]
    ),
    .hintDimmed: SpeechRuleFacts(
      "What does not respond keeps the app's hint and gets no other.",
      .heard,
      ["CAP", "AS:images", "MAG"],
      heard: [
        HeardUtterance(
          "Overdue alerts, always on, dimmed, Switch button, on, Always escalate immediately, never held for the digest",
          on: "iOS 26.6.1, a caption"
        )
      ]
    ),
    .hintField: SpeechRuleFacts(
      "The hint of a text field replaces the app's: how to edit, and while it is edited how to find misspelled words.",
      .certain,
      ["AS:desc"]
    ),
    .hintStatusBar: SpeechRuleFacts(
      "An item of the status bar tells of the way to the top.",
      .concluded,
      ["APL:uikit"]
    ),
    .hintRotor: SpeechRuleFacts(
      "A rotor of the app says at the end of the hint how to reach it.",
      .concluded,
      ["BOOK"]
    ),
    .noticeWords: SpeechRuleFacts(
      "After the hints comes the note that there are actions or more content; they are not named.",
      .concluded,
      ["VO27", "AS:desc"]
    ),
  ]
}
