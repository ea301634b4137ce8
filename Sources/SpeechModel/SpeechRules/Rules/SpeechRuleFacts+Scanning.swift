extension SpeechRuleFacts {
  static let scanning: [SpeechRule: SpeechRuleFacts] = [
    .switchItems: SpeechRuleFacts(
      "Elements that respond to the user are highlighted one after another; with Speech turned on, their names are spoken.",
      .certain,
      ["APL:doc", "APS"]
    ),
    .switchGroups: SpeechRuleFacts(
      "Groups are highlighted as one; selecting a group enters it, and its exit follows the last member.",
      .certain,
      ["APS"]
    ),
    .switchMenu: SpeechRuleFacts(
      "Selecting an item opens a menu with a tap, the steps of a value and custom actions.",
      .certain,
      ["APS", "APL:doc"]
    ),
    .switchSteps: SpeechRuleFacts(
      "The menu of an adjustable item has an entry for each direction.",
      .concluded,
      []
    ),
    .keyboardItems: SpeechRuleFacts(
      "Elements that respond to the user can be focused; a ring shows the focus, and Find uses the label.",
      .certain,
      ["APL:doc"]
    ),
    .keyboardTab: SpeechRuleFacts(
      "Tab and Shift-Tab move from item to item in reading order.",
      .reported,
      ["KEYS"]
    ),
    .keyboardGroups: SpeechRuleFacts(
      "Segments, tabs and lists are one item for Tab; the arrow keys move within them.",
      .reported,
      ["KEYS"]
    ),
    .keyboardArrows: SpeechRuleFacts(
      "The arrow keys change the value of an adjustable element, and otherwise move to the nearest item.",
      .concluded,
      []
    ),
    .keyboardSpace: SpeechRuleFacts(
      "The space bar activates the item.",
      .reported,
      ["KEYS"]
    ),
    .keyboardActions: SpeechRuleFacts(
      "Tab-Z opens the custom actions and Escape closes them; Tab-B goes back.",
      .reported,
      ["KEYS"]
    ),
    .keyboardCommands: SpeechRuleFacts(
      "Other keys perform the key command of the first responder that has one, or the shortcut of a control.",
      .certain,
      ["APL:doc"]
    ),
    .focusGroups: SpeechRuleFacts(
      "With Full Keyboard Access off, Tab moves between focus groups, the arrow keys move within them, and Return activates.",
      .certain,
      ["APL:doc"]
    ),
  ]
}
