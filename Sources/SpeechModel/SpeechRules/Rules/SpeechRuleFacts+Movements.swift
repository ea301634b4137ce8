extension SpeechRuleFacts {
  static let movements: [SpeechRule: SpeechRuleFacts] = [
    .flick: SpeechRuleFacts(
      "A flick goes to the next or the previous stop; after the last one and before the first there is nothing.",
      .certain,
      ["APL:doc"]
    ),
    .touchFrame: SpeechRuleFacts(
      "A finger that explores finds only what has an area on the screen.",
      .certain,
      ["APL:doc"]
    ),
    .readAll: SpeechRuleFacts(
      "Two fingers up read every stop from the top, two fingers down from the focus on.",
      .reported,
      ["BOOK"]
    ),
    .fourFingers: SpeechRuleFacts(
      "A tap with four fingers goes to the first stop or to the last.",
      .certain,
      ["APL:doc"]
    ),
    .pause: SpeechRuleFacts(
      "A tap with two fingers stops speech and lets it go on.",
      .concluded,
      []
    ),
    .rotorKinds: SpeechRuleFacts(
      "With the rotor on headings, links and the like a vertical swipe goes to the next one.",
      .certain,
      ["APL:doc"]
    ),
    .rotorContainers: SpeechRuleFacts(
      "With the rotor on containers a vertical swipe goes to the first element of the next one.",
      .certain,
      ["APL:doc"]
    ),
    .rotorCustom: SpeechRuleFacts(
      "A rotor of the app goes where the app's search leads.",
      .certain,
      ["APL:doc"]
    ),
    .scroll: SpeechRuleFacts(
      "Three fingers scroll by a page; what the app posts about the page is spoken.",
      .certain,
      ["APL:doc"]
    ),
    .scrub: SpeechRuleFacts(
      "The scrub asks the app to go back or to close.",
      .certain,
      ["APL:doc"]
    ),
    .magicTap: SpeechRuleFacts(
      "The magic tap asks for the most important thing; what follows is spoken.",
      .concluded,
      []
    ),
    .hold: SpeechRuleFacts(
      "A double tap that is held, and a triple tap, reach the recognizers of the app.",
      .certain,
      ["APL:doc"]
    ),
    .type: SpeechRuleFacts(
      "What is typed is spoken as the new value.",
      .concluded,
      []
    ),
    .wait: SpeechRuleFacts(
      "An element that updates frequently is asked for its value now and then.",
      .certain,
      ["APL:doc"]
    ),
    .nothing: SpeechRuleFacts(
      "A gesture or command that nobody answers is followed by nothing.",
      .concluded,
      []
    ),
    .focusLost: SpeechRuleFacts(
      "An element that goes without a word of the app takes the focus along.",
      .concluded,
      []
    ),
    .screenChanged: SpeechRuleFacts(
      "On a new screen the focus goes to the element that the app names, else to the first.",
      .certain,
      ["APL:doc"]
    ),
    .layoutChanged: SpeechRuleFacts(
      "After a change of layout the focus goes to the element that the app names, else it stays.",
      .certain,
      ["APL:doc"]
    ),
    .layoutGone: SpeechRuleFacts(
      "If the element in focus went with the old layout, the one in its place is read.",
      .concluded,
      []
    ),
    .announcement: SpeechRuleFacts(
      "An announcement is spoken, and the focus stays where it is.",
      .heard,
      ["CAP", "APL:doc"],
      heard: [
        HeardUtterance(
          "Moved 2 items to position 2 of 3.",
          on: "iOS 27.0 (24A5408d), a caption"
        )
      ]
    ),
    .announcementLost: SpeechRuleFacts(
      "An announcement that is posted while a double tap is answered, or before another in the same turn, is likely not heard.",
      .reported,
      ["CAP"]
    ),
    .dismissed: SpeechRuleFacts(
      "When something closes, the focus stays if its element is still there.",
      .concluded,
      []
    ),
    .dismissedOpener: SpeechRuleFacts(
      "A focus that is gone with a menu, an alert or a sheet goes to the first element; reports contradict each other.",
      .concluded,
      ["APL:doc"]
    ),
  ]
}
