extension SpeechRuleFacts {
  static let gestures: [SpeechRule: SpeechRuleFacts] = [
    .activate: .reported(
      "After an activation, only what changed is spoken, without words for traits and without hints.",
      ["MAG"]
    ),
    .activateField: .reported("When editing begins, the field is spoken in full.", ["MAG"]),
    .activateSwitch: .reported("After activating a switch, only its new state is spoken.", ["MAG"]),
    .activateStepper: .reported(
      "After a double tap on a button of a stepper, its new value is spoken.",
      ["MAG"]
    ),
    .adjust: .heard(
      "After adjusting an element, only the new value is spoken.",
      ["CAP", "MAG", "BOOK"],
      heard: [
        HeardUtterance("16 of 156", on: "iOS 26.5, the log of VoiceOver")
      ]
    ),
    .actions: .reported(
      "Vertical swipes name the custom actions one after another, then the activation, and wrap around.",
      ["VO27", "APL:doc", "BOOK", "ELX"],
      heard: [
        HeardUtterance("Remove from Recents", on: "iOS 27.0 (24A434), after a swipe up")
      ]
    ),
    .content: .reported(
      "With the rotor set to More Content, vertical swipes speak one detail after another, the value first.",
      ["BOOK", "CVS"]
    ),
    .audioGraph: .reported(
      "With the rotor set to Audio Graph, vertical swipes offer to describe a chart, to open its details and to play it.",
      ["APL:doc"]
    ),
    .rotorTurn: .certain("Turning the rotor speaks the name of the setting.", ["APL:doc"]),
    .rotorText: .certain("The rotor reads characters, words or lines one by one.", ["APL:doc"]),
  ]
}
