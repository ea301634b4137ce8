extension SpeechRuleFacts {
  static let gestures: [SpeechRule: SpeechRuleFacts] = [
    .activate: SpeechRuleFacts(
      "After an activation only what changed is spoken, without the words for what the element is and without hints.",
      .reported,
      ["MAG"]
    ),
    .activateField: SpeechRuleFacts(
      "When the editing of a field begins, the field is spoken in full.",
      .reported,
      ["MAG"]
    ),
    .activateSwitch: SpeechRuleFacts(
      "Of a switch only the new state is spoken.",
      .reported,
      ["MAG"]
    ),
    .activateStepper: SpeechRuleFacts(
      "After a double tap on a button of a stepper its new value is spoken.",
      .reported,
      ["MAG"]
    ),
    .adjust: SpeechRuleFacts(
      "After a step of an adjustable element only the new value is spoken.",
      .heard,
      ["CAP", "MAG", "BOOK"],
      heard: [
        HeardUtterance("16 of 156", on: "iOS 26.5, the log of VoiceOver")
      ]
    ),
    .actions: SpeechRuleFacts(
      "Vertical swipes name one custom action after another and then the activation, round in a circle.",
      .reported,
      ["VO27", "APL:doc", "BOOK", "ELX"],
      heard: [
        HeardUtterance("Remove from Recents", on: "iOS 27.0 (24A434), after a swipe up")
      ]
    ),
    .content: SpeechRuleFacts(
      "With the rotor on More Content vertical swipes speak one detail after another, its value first.",
      .reported,
      ["BOOK", "CVS"]
    ),
    .audioGraph: SpeechRuleFacts(
      "With the rotor on Audio Graph vertical swipes offer to describe a chart, to open its details and to play it.",
      .reported,
      ["APL:doc"]
    ),
    .rotorTurn: SpeechRuleFacts(
      "Turning the rotor says the name of the setting.",
      .certain,
      ["APL:doc"]
    ),
    .rotorText: SpeechRuleFacts(
      "The rotor reads characters, words or lines one by one.",
      .certain,
      ["APL:doc"]
    ),
  ]
}
