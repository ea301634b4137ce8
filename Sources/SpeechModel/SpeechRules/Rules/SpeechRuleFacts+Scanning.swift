extension SpeechRuleFacts {
  static let scanning: [SpeechRule: SpeechRuleFacts] = [
    .switchItems: .certain(
      "Elements that respond to the user are highlighted one after another; with Speech turned on, their names are spoken.",
      ["APL:doc", "APS"]
    ),
    .switchGroups: .certain(
      "Groups are highlighted as one; selecting a group enters it, and its exit follows the last member.",
      ["APS"]
    ),
    .switchMenu: .certain(
      "Selecting an item opens a menu with a tap, the steps of a value and custom actions.",
      ["APS", "APL:doc"]
    ),
    .switchSteps: .concluded("The menu of an adjustable item has an entry for each direction."),
    .keyboardItems: .certain(
      "Elements that respond to the user can be focused; a ring shows the focus, and Find uses the label.",
      ["APL:doc"]
    ),
    .keyboardTab: .reported("Tab and Shift-Tab move from item to item in reading order.", ["KEYS"]),
    .keyboardGroups: .reported(
      "Segments, tabs and lists are one item for Tab; the arrow keys move within them.",
      ["KEYS"]
    ),
    .keyboardArrows: .concluded(
      "The arrow keys change the value of an adjustable element, and otherwise move to the nearest item."
    ),
    .keyboardSpace: .reported("The space bar activates the item.", ["KEYS"]),
    .keyboardActions: .reported(
      "Tab-Z opens the custom actions and Escape closes them; Tab-B goes back.",
      ["KEYS"]
    ),
    .keyboardCommands: .certain(
      "Other keys perform the key command of the first responder that has one, or the shortcut of a control.",
      ["APL:doc"]
    ),
    .focusGroups: .certain(
      "With Full Keyboard Access off, Tab moves between focus groups, the arrow keys move within them, and Return activates.",
      ["APL:doc"]
    ),
  ]
}
