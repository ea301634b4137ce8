extension SpeechRuleFacts {
  static let hints: [SpeechRule: SpeechRuleFacts] = [
    .hintParts: SpeechRuleFacts(
      "Hints come last: the app's own hint, then the hints for traits.",
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
      "A disabled element keeps the app's hint and gets no other.",
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
      "A text field has a hint on how to edit it or, while it is being edited, on how to find misspelled words.",
      .certain,
      ["AS:desc"]
    ),
    .hintFieldOwn: SpeechRuleFacts(
      "The app's hint of a text field comes before the hint on how to edit it.",
      .concluded,
      ["CVS"]
    ),
    .hintExpansion: SpeechRuleFacts(
      "An element that can be expanded has a hint for opening and closing it.",
      .concluded,
      ["APL:uikit", "CVS"]
    ),
    .hintStatusBar: SpeechRuleFacts(
      "The hint of a status bar item says how to scroll to the top.",
      .concluded,
      ["APL:uikit"]
    ),
    .hintRotor: SpeechRuleFacts(
      "The hint says how to reach a rotor that the app offers on the element or on one of its containers.",
      .concluded,
      ["BOOK"]
    ),
    .noticeWords: SpeechRuleFacts(
      "After the hints comes a notice that there are custom actions or more content; neither is named.",
      .concluded,
      ["APL:doc", "AS:images", "VO27", "CVS"]
    ),
    .hintActions: SpeechRuleFacts(
      "The last hint of an element with custom actions says how to choose one, and replaces the notice about them.",
      .concluded,
      ["CAP", "APL:doc"],
      heard: [
        HeardUtterance(
          "Swipe up or down to select a custom action, then double tap to activate.",
          on: "iOS 26.5, the log of VoiceOver"
        )
      ]
    ),
    .directTouch: SpeechRuleFacts(
      "A direct touch area without a label is called that, and its hint says how to enable or start direct touch.",
      .reported,
      ["UNI", "AV", "APL:doc"]
    ),
  ]
}
