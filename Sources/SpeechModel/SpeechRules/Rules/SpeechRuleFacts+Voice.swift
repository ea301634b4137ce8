extension SpeechRuleFacts {
  static let voice: [SpeechRule: SpeechRuleFacts] = [
    .voiceCommands: SpeechRuleFacts(
      "The commands are those of Apple's own table.",
      .certain,
      ["APL:voice"]
    ),
    .voiceNamesWhere: SpeechRuleFacts(
      "Names and numbers are shown next to elements that respond to touch.",
      .certain,
      ["APL:doc"]
    ),
    .voiceNumberOrder: SpeechRuleFacts(
      "Numbers are assigned in reading order.",
      .concluded,
      []
    ),
    .voiceInputLabels: SpeechRuleFacts(
      "The shown name is the first input label, or else the label; every input label is understood.",
      .certain,
      ["APL:doc"]
    ),
    .voiceFallback: SpeechRuleFacts(
      "An element without a label has UIKit's word for its kind as its name; others report a number instead.",
      .concluded,
      ["APL:uia"]
    ),
    .voicePartOfName: SpeechRuleFacts(
      "Some words of a label are enough, if they are whole and in order; a complete name takes precedence.",
      .reported,
      ["AS:legend"]
    ),
    .voiceAmbiguous: SpeechRuleFacts(
      "If several elements match, they get numbers.",
      .certain,
      ["APS"]
    ),
    .voiceNumberOrName: SpeechRuleFacts(
      "A number refers to the element with that number, or else to a name.",
      .concluded,
      []
    ),
    .voiceOverlayOnce: SpeechRuleFacts(
      "Names and numbers disappear with the next command, unless they are shown continuously.",
      .concluded,
      ["APL:voice"]
    ),
    .voiceGridOnce: SpeechRuleFacts(
      "The grid disappears with the next command, unless it is shown continuously.",
      .certain,
      ["APS"]
    ),
    .voiceGridZoom: SpeechRuleFacts(
      "The number of a cell zooms into it; a tap at the number touches its centre.",
      .certain,
      ["APS", "APL:voice"]
    ),
    .voiceGridSize: SpeechRuleFacts(
      "The grid has a minimum cell size.",
      .certain,
      ["APL:voice"]
    ),
    .voiceActions: SpeechRuleFacts(
      "Custom actions are shown with numbers and can be called by name.",
      .certain,
      ["APL:voice"]
    ),
    .voiceIncrement: SpeechRuleFacts(
      "Commands increase and decrease a value; pages show the name with the new value.",
      .certain,
      ["APL:voice"]
    ),
    .voiceRepeat: SpeechRuleFacts(
      "The last command is repeated as often as requested.",
      .certain,
      ["APL:voice"]
    ),
    .voiceTyping: SpeechRuleFacts(
      "Text goes into the field that is being edited, and the text typed last can be deleted.",
      .certain,
      ["APL:voice"]
    ),
    .voiceHome: SpeechRuleFacts(
      "Going home leaves the app.",
      .concluded,
      []
    ),
    .voiceSleep: SpeechRuleFacts(
      "While asleep, Voice Control only responds to the command that wakes it; a locked screen doesn't respond at all.",
      .certain,
      ["APS"]
    ),
    .voiceAnnouncements: SpeechRuleFacts(
      "Announcements are only for people who listen; others see what changed.",
      .certain,
      ["APL:doc"]
    ),
    .voiceScroll: SpeechRuleFacts(
      "Scrolling and going back apply to the first element for which the app handles them.",
      .concluded,
      []
    ),
  ]
}
