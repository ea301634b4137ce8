extension SpeechRuleFacts {
  static let gestures: [SpeechRule: SpeechRuleFacts] = [
    .activate: SpeechRuleFacts(
      "After an activation, only what changed is spoken, without words for traits and without hints.",
      .reported,
      ["MAG"]
    ),
    .activateField: SpeechRuleFacts(
      "When editing begins, the field is spoken in full.",
      .reported,
      ["MAG"]
    ),
    .activateSwitch: SpeechRuleFacts(
      "After activating a switch, only its new state is spoken.",
      .reported,
      ["MAG"]
    ),
    .activateStepper: SpeechRuleFacts(
      "After a double tap on a button of a stepper, its new value is spoken.",
      .reported,
      ["MAG"]
    ),
    .adjust: SpeechRuleFacts(
      "After adjusting an element, only the new value is spoken.",
      .heard,
      ["CAP", "MAG", "BOOK"],
      heard: [
        HeardUtterance("16 of 156", on: "iOS 26.5, the log of VoiceOver")
      ]
    ),
    .actions: SpeechRuleFacts(
      "Vertical swipes name the custom actions one after another, then the activation, and wrap around.",
      .reported,
      ["VO27", "APL:doc", "BOOK", "ELX"],
      heard: [
        HeardUtterance("Remove from Recents", on: "iOS 27.0 (24A434), after a swipe up")
      ]
    ),
    .content: SpeechRuleFacts(
      "With the rotor set to More Content, vertical swipes speak one detail after another, the value first.",
      .reported,
      ["BOOK", "CVS"]
    ),
    .audioGraph: SpeechRuleFacts(
      "With the rotor set to Audio Graph, vertical swipes offer to describe a chart, to open its details and to play it.",
      .reported,
      ["APL:doc"]
    ),
    .rotorTurn: SpeechRuleFacts(
      "Turning the rotor speaks the name of the setting.",
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
