extension SpeechRuleFacts {
  static let scanning: [SpeechRule: SpeechRuleFacts] = [
    .switchItems: SpeechRuleFacts(
      "What responds to the user is highlighted, one item after another; with Speech turned on its name is said.",
      .certain,
      ["APL:doc", "APS"]
    ),
    .switchGroups: SpeechRuleFacts(
      "Groups are highlighted as one; selecting one enters it, and after its last member comes the way out.",
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
      "What responds to the user can be focused; a ring shows it, and Find knows it by its label.",
      .certain,
      ["APL:doc"]
    ),
    .keyboardTab: SpeechRuleFacts(
      "Tab and Shift-Tab go from item to item in the reading order.",
      .reported,
      ["KEYS"]
    ),
    .keyboardGroups: SpeechRuleFacts(
      "Segments, tabs and lists are one item for Tab; arrows go within.",
      .reported,
      ["KEYS"]
    ),
    .keyboardArrows: SpeechRuleFacts(
      "Arrows change the value of an adjustable element, and elsewhere go to the nearest item.",
      .concluded,
      []
    ),
    .keyboardSpace: SpeechRuleFacts(
      "The space bar activates.",
      .reported,
      ["KEYS"]
    ),
    .keyboardActions: SpeechRuleFacts(
      "Tab-Z opens the custom actions, Escape closes them; Tab-B goes back.",
      .reported,
      ["KEYS"]
    ),
    .keyboardCommands: SpeechRuleFacts(
      "Other keys perform the key command of the first responder that has one, or a control's shortcut.",
      .certain,
      ["APL:doc"]
    ),
    .focusGroups: SpeechRuleFacts(
      "With Full Keyboard Access off, Tab goes from focus group to focus group, arrows within, Return chooses.",
      .certain,
      ["APL:doc"]
    ),
  ]
}
