// Sources: AS is AccessibilitySnapshot's string table, APL Apple's own shipped string tables, MAG
// the captions of recordings in magentaA11y, DOC developer.apple.com. A: certain, B: reported by
// people who listened, C: concluded. Unmarked words are AS, certainty A.
extension SpeechWords {
  /// The English words.
  static let english = SpeechWords(
    language: "en",
    traits: TraitWords(
      selected: "Selected",
      dimmed: "Dimmed",
      button: "Button",
      backButton: "Back Button",
      backLabel: "Back",
      popUpButton: "Pop-up Button",  // MAG, B
      switchButton: "Switch Button",
      tab: "Tab",
      textField: "Text Field",
      secureTextField: "Secure Text Field",
      isEditing: "Is editing",
      heading: "Heading",
      link: "Link",
      pickerItem: "Picker Item",  // MAG, B
      adjustable: "Adjustable",
      image: "Image",
      searchField: "Search Field",
    ),
    switchStates: SwitchStateWords(on: "On", off: "Off", mixed: "Mixed"),
    hints: HintSentences(
      toggle: "Double tap to toggle setting",
      adjust: "Swipe up or down with one finger to adjust the value",
      edit: "Double tap to edit",
      popUp: "Double tap to activate the picker",  // MAG, B
      useRotor: { "Use the rotor to access \($0)" },
      misspelledWords: "Misspelled Words",
    ),
    places: PlaceWords(
      counter: { "\($0) of \($1)" },
      tabBar: "Tab Bar",  // APL, A for the word
      listStart: "List Start",
      listEnd: "List End",
      landmarkStart: "Landmark",
      landmarkEnd: "End",
      rowSpan: { "Spans \($0) rows" },
      columnSpan: { "Spans \($0) columns" },
      row: { "Row \($0)" },
      column: { "Column \($0)" },
    ),
    notices: NoticeWords(actions: "Actions Available", content: "More Content Available"),
    rotors: RotorNames(
      headings: "Headings",
      links: "Links",
      adjustValue: "Adjust Value",  // C
      actions: "Actions",  // C
      moreContent: "More Content",  // DOC, B
    ),
    // APL, A for the words; the words for text fields and links are those of the traits, C.
    controls: ControlNames(
      backButton: "Back button",
      adjustable: "Adjustable control",
      searchField: "Search field",
      textField: "Text field",
      link: "Link",
      image: "Image",
      button: "Button",
    ),
    // Apple's support page “Use Voice Control”, B; “scroll” and the steps of a value C.
    commands: [
      VoiceCommandPhrase("show names", .show(.names)),
      VoiceCommandPhrase("show numbers", .show(.numbers)),
      VoiceCommandPhrase("show grid", .show(.grid)),
      VoiceCommandPhrase("hide names", .hide(.names)),
      VoiceCommandPhrase("hide numbers", .hide(.numbers)),
      VoiceCommandPhrase("hide grid", .hide(.grid)),
      VoiceCommandPhrase("show commands", .showCommands),
      VoiceCommandPhrase("tap") { .tap($0) },
      VoiceCommandPhrase("long press") { .longPress($0) },
      VoiceCommandPhrase("increment") { .increment($0) },
      VoiceCommandPhrase("decrement") { .decrement($0) },
      VoiceCommandPhrase("swipe right", .swipe(.right)),
      VoiceCommandPhrase("swipe left", .swipe(.left)),
      VoiceCommandPhrase("swipe up", .swipe(.up)),
      VoiceCommandPhrase("swipe down", .swipe(.down)),
      VoiceCommandPhrase("scroll right", .scroll(.right)),
      VoiceCommandPhrase("scroll left", .scroll(.left)),
      VoiceCommandPhrase("scroll up", .scroll(.up)),
      VoiceCommandPhrase("scroll down", .scroll(.down)),
      VoiceCommandPhrase("go back", .goBack),
      VoiceCommandPhrase("repeat that", .repeatThat),
    ],
    gesture: { $0.text },
  )
}
