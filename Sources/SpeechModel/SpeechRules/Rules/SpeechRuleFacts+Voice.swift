extension SpeechRuleFacts {
  static let voice: [SpeechRule: SpeechRuleFacts] = [
    .voiceCommands: .certain("The commands are those of Apple's own table.", ["APL:voice"]),
    .voiceNamesWhere: .certain(
      "Names and numbers are shown next to elements that respond to touch.",
      ["APL:doc"]
    ),
    .voiceNumberOrder: .concluded("Numbers are assigned in reading order."),
    .voiceInputLabels: .certain(
      "The shown name is the first input label, or else the label; every input label is understood.",
      ["APL:doc"]
    ),
    .voiceFallback: .concluded(
      "An element without a label has UIKit's word for its kind as its name; others report a number instead.",
      ["APL:uia"]
    ),
    .voicePartOfName: .reported(
      "Some words of a label are enough, if they are whole and in order; a complete name takes precedence.",
      ["AS:legend"]
    ),
    .voiceAmbiguous: .certain("If several elements match, they get numbers.", ["APS"]),
    .voiceNumberOrName: .concluded(
      "A number refers to the element with that number, or else to a name."
    ),
    .voiceOverlayOnce: .concluded(
      "Names and numbers disappear with the next command, unless they are shown continuously.",
      ["APL:voice"]
    ),
    .voiceGridOnce: .certain(
      "The grid disappears with the next command, unless it is shown continuously.",
      ["APS"]
    ),
    .voiceGridZoom: .certain(
      "The number of a cell zooms into it; a tap at the number touches its centre.",
      ["APS", "APL:voice"]
    ),
    .voiceGridSize: .certain("The grid has a minimum cell size.", ["APL:voice"]),
    .voiceActions: .certain(
      "Custom actions are shown with numbers and can be called by name.",
      ["APL:voice"]
    ),
    .voiceIncrement: .certain(
      "Commands increase and decrease a value; pages show the name with the new value.",
      ["APL:voice"]
    ),
    .voiceRepeat: .certain("The last command is repeated as often as requested.", ["APL:voice"]),
    .voiceTyping: .certain(
      "Text goes into the field that is being edited, and the text typed last can be deleted.",
      ["APL:voice"]
    ),
    .voiceHome: .concluded("Going home leaves the app."),
    .voiceSleep: .certain(
      "While asleep, Voice Control only responds to the command that wakes it; a locked screen doesn't respond at all.",
      ["APS"]
    ),
    .voiceAnnouncements: .certain(
      "Announcements are only for people who listen; others see what changed.",
      ["APL:doc"]
    ),
    .voiceScroll: .concluded(
      "Scrolling and going back apply to the first element for which the app handles them."
    ),
  ]
}
