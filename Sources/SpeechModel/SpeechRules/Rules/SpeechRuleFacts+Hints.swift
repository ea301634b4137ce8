extension SpeechRuleFacts {
  static let hints: [SpeechRule: SpeechRuleFacts] = [
    .hintParts: .heard(
      "Hints come last: the app's own hint, then the hints for traits.",
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
    .hintDimmed: .heard(
      "A disabled element keeps the app's hint and gets no other.",
      ["CAP", "AS:images", "MAG"],
      heard: [
        HeardUtterance(
          "Overdue alerts, always on, dimmed, Switch button, on, Always escalate immediately, never held for the digest",
          on: "iOS 26.6.1, a caption"
        )
      ]
    ),
    .hintField: .certain(
      "A text field has a hint on how to edit it or, while it is being edited, on how to find misspelled words.",
      ["AS:desc"]
    ),
    .hintFieldOwn: .concluded(
      "The app's hint of a text field comes before the hint on how to edit it.",
      ["CVS"]
    ),
    .hintExpansion: .concluded(
      "An element that can be expanded has a hint for opening and closing it.",
      ["APL:uikit", "CVS"]
    ),
    .hintStatusBar: .concluded(
      "The hint of a status bar item says how to scroll to the top.",
      ["APL:uikit"]
    ),
    .hintRotor: .concluded(
      "The hint says how to reach a rotor that the app offers on the element or on one of its containers.",
      ["BOOK"]
    ),
    .noticeWords: .concluded(
      "After the hints comes a notice that there are custom actions or more content; neither is named.",
      ["APL:doc", "AS:images", "VO27", "CVS"]
    ),
    .hintActions: .concluded(
      "The last hint of an element with custom actions says how to choose one, and replaces the notice about them.",
      ["CAP", "APL:doc"],
      heard: [
        HeardUtterance(
          "Swipe up or down to select a custom action, then double tap to activate.",
          on: "iOS 26.5, the log of VoiceOver"
        )
      ]
    ),
    .directTouch: .reported(
      "A direct touch area without a label is called that, and its hint says how to enable or start direct touch.",
      ["UNI", "AV", "APL:doc"]
    ),
  ]
}
