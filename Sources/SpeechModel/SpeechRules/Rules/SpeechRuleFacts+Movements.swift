extension SpeechRuleFacts {
  static let movements: [SpeechRule: SpeechRuleFacts] = [
    .flick: .certain(
      "A horizontal swipe moves to the next or previous stop; nothing follows the last one or precedes the first.",
      ["APL:doc"]
    ),
    .touchFrame: .certain(
      "Exploring by touch only finds elements with an area on the screen.",
      ["APL:doc"]
    ),
    .readAll: .reported(
      "Swiping up with two fingers reads everything from the top, swiping down from the focus on.",
      ["BOOK"]
    ),
    .fourFingers: .certain("A four-finger tap moves to the first or the last stop.", ["APL:doc"]),
    .pause: .concluded("A two-finger tap pauses and resumes speech."),
    .rotorKinds: .certain(
      "With the rotor set to headings, links and the like, a vertical swipe moves to the next one.",
      ["APL:doc"]
    ),
    .textLinks: .reported(
      "After the words of a link within a text comes “Link”, and the rotor finds it there."
    ),
    .rotorContainers: .certain(
      "With the rotor set to containers, a vertical swipe moves to the first element of the next one.",
      ["APL:doc"]
    ),
    .rotorCustom: .certain(
      "A rotor of the app moves to the result of the app's search.",
      ["APL:doc"]
    ),
    .scroll: .certain(
      "A three-finger swipe scrolls by one page; the position that the app posts is spoken.",
      ["APL:doc"]
    ),
    .scrub: .certain("The scrub asks the app to go back or dismiss.", ["APL:doc"]),
    .magicTap: .concluded(
      "The magic tap asks for the app's most important action, and what follows is spoken."
    ),
    .hold: .certain(
      "Double tap and hold, and a triple tap, reach the app's gesture recognizers.",
      ["APL:doc"]
    ),
    .type: .concluded("Typed text is spoken as the new value."),
    .wait: .certain("An element that updates frequently is polled for its value.", ["APL:doc"]),
    .nothing: .concluded("A gesture or command that the app doesn't handle has no effect."),
    .focusLost: .concluded(
      "An element that disappears without a notification takes the focus with it."
    ),
    .screenChanged: .certain(
      "On a new screen, the focus moves to the element that the app names, or else to the first.",
      ["APL:doc"]
    ),
    .layoutChanged: .certain(
      "After a layout change, the focus moves to the element that the app names, or else stays.",
      ["APL:doc"]
    ),
    .layoutGone: .concluded(
      "If the focused element disappears with a layout change, the one in its place is read."
    ),
    .announcement: .heard(
      "An announcement is spoken, and the focus stays.",
      ["CAP", "APL:doc"],
      heard: [
        HeardUtterance(
          "Moved 2 items to position 2 of 3.",
          on: "iOS 27.0 (24A5408d), a caption"
        )
      ]
    ),
    .announcementLost: .reported(
      "An announcement that is posted in response to a double tap, or before another one in the same turn, is probably not heard.",
      ["CAP"]
    ),
    .dismissed: .concluded(
      "When something is dismissed, the focus stays if its element still exists."
    ),
    .dismissedOpener: .concluded(
      "If the focused element disappears with a menu, an alert or a sheet, the focus moves to the first element; reports disagree.",
      ["APL:doc"]
    ),
  ]
}
