extension SpeechRuleFacts {
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
    .hintExpansion: SpeechRuleFacts(
      "What opens and closes says how to do it.",
      .concluded,
      ["APL:uikit", "CVS"]
    ),
    .hintStatusBar: SpeechRuleFacts(
      "An item of the status bar tells of the way to the top.",
      .concluded,
      ["APL:uikit"]
    ),
    .hintRotor: SpeechRuleFacts(
      "A rotor of the app, of the element or of what contains it, says in the hint how to reach it.",
      .concluded,
      ["BOOK"]
    ),
    .noticeWords: SpeechRuleFacts(
      "Before the hints comes the note that there are actions, or content that is not spoken at once; they are not named.",
      .concluded,
      ["VO27", "AS:desc", "CVS"]
    ),
    .hintActions: SpeechRuleFacts(
      "An element with custom actions says at the end of the hint how to choose one.",
      .heard,
      ["CAP"],
      heard: [
        HeardUtterance(
          "Swipe up or down to select a custom action, then double tap to activate.",
          on: "iOS 26.5, the log of VoiceOver"
        )
      ]
    ),
    .directTouch: SpeechRuleFacts(
      "An area that is touched directly is called so if it has no name, and tells how to enable or to begin that.",
      .reported,
      ["UNI", "AV", "APL:doc"]
    ),
  ]
}
