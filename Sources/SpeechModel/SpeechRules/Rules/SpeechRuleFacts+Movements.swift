extension SpeechRuleFacts {
  static let movements: [SpeechRule: SpeechRuleFacts] = [
    .flick: SpeechRuleFacts(
      "A horizontal swipe moves to the next or previous stop; nothing follows the last one or precedes the first.",
      .certain,
      ["APL:doc"]
    ),
    .touchFrame: SpeechRuleFacts(
      "Exploring by touch only finds elements with an area on the screen.",
      .certain,
      ["APL:doc"]
    ),
    .readAll: SpeechRuleFacts(
      "Swiping up with two fingers reads everything from the top, swiping down from the focus on.",
      .reported,
      ["BOOK"]
    ),
    .fourFingers: SpeechRuleFacts(
      "A four-finger tap moves to the first or the last stop.",
      .certain,
      ["APL:doc"]
    ),
    .pause: SpeechRuleFacts(
      "A two-finger tap pauses and resumes speech.",
      .concluded,
      []
    ),
    .rotorKinds: SpeechRuleFacts(
      "With the rotor set to headings, links and the like, a vertical swipe moves to the next one.",
      .certain,
      ["APL:doc"]
    ),
    .textLinks: SpeechRuleFacts(
      "After the words of a link within a text comes “Link”, and the rotor finds it there.",
      .reported,
      []
    ),
    .rotorContainers: SpeechRuleFacts(
      "With the rotor set to containers, a vertical swipe moves to the first element of the next one.",
      .certain,
      ["APL:doc"]
    ),
    .rotorCustom: SpeechRuleFacts(
      "A rotor of the app moves to the result of the app's search.",
      .certain,
      ["APL:doc"]
    ),
    .scroll: SpeechRuleFacts(
      "A three-finger swipe scrolls by one page; the position that the app posts is spoken.",
      .certain,
      ["APL:doc"]
    ),
    .scrub: SpeechRuleFacts(
      "The scrub asks the app to go back or dismiss.",
      .certain,
      ["APL:doc"]
    ),
    .magicTap: SpeechRuleFacts(
      "The magic tap asks for the app's most important action, and what follows is spoken.",
      .concluded,
      []
    ),
    .hold: SpeechRuleFacts(
      "Double tap and hold, and a triple tap, reach the app's gesture recognizers.",
      .certain,
      ["APL:doc"]
    ),
    .type: SpeechRuleFacts(
      "Typed text is spoken as the new value.",
      .concluded,
      []
    ),
    .wait: SpeechRuleFacts(
      "An element that updates frequently is polled for its value.",
      .certain,
      ["APL:doc"]
    ),
    .nothing: SpeechRuleFacts(
      "A gesture or command that the app doesn't handle has no effect.",
      .concluded,
      []
    ),
    .focusLost: SpeechRuleFacts(
      "An element that disappears without a notification takes the focus with it.",
      .concluded,
      []
    ),
    .screenChanged: SpeechRuleFacts(
      "On a new screen, the focus moves to the element that the app names, or else to the first.",
      .certain,
      ["APL:doc"]
    ),
    .layoutChanged: SpeechRuleFacts(
      "After a layout change, the focus moves to the element that the app names, or else stays.",
      .certain,
      ["APL:doc"]
    ),
    .layoutGone: SpeechRuleFacts(
      "If the focused element disappears with a layout change, the one in its place is read.",
      .concluded,
      []
    ),
    .announcement: SpeechRuleFacts(
      "An announcement is spoken, and the focus stays.",
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
      "An announcement that is posted in response to a double tap, or before another one in the same turn, is probably not heard.",
      .reported,
      ["CAP"]
    ),
    .dismissed: SpeechRuleFacts(
      "When something is dismissed, the focus stays if its element still exists.",
      .concluded,
      []
    ),
    .dismissedOpener: SpeechRuleFacts(
      "If the focused element disappears with a menu, an alert or a sheet, the focus moves to the first element; reports disagree.",
      .concluded,
      ["APL:doc"]
    ),
  ]
}
