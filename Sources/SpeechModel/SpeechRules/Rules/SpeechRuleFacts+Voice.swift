extension SpeechRuleFacts {
  static let voice: [SpeechRule: SpeechRuleFacts] = [
    .voiceCommands: SpeechRuleFacts(
      "The commands are those of Apple's own table.",
      .certain,
      ["APL:voice"]
    ),
    .voiceNamesWhere: SpeechRuleFacts(
      "Names and numbers stand at what responds to a touch.",
      .certain,
      ["APL:doc"]
    ),
    .voiceNumberOrder: SpeechRuleFacts(
      "Numbers are dealt out in the reading order.",
      .concluded,
      []
    ),
    .voiceInputLabels: SpeechRuleFacts(
      "The name that is shown is the first input label, else the label; any input label is understood.",
      .certain,
      ["APL:doc"]
    ),
    .voiceFallback: SpeechRuleFacts(
      "Without a label an element goes by UIKit's word for what it is; others report a number in its place.",
      .concluded,
      ["APL:uia"]
    ),
    .voicePartOfName: SpeechRuleFacts(
      "Whole words of a label in their order are enough; a whole name wins.",
      .reported,
      ["AS:legend"]
    ),
    .voiceAmbiguous: SpeechRuleFacts(
      "Where several elements match, they get numbers.",
      .certain,
      ["APS"]
    ),
    .voiceNumberOrName: SpeechRuleFacts(
      "A number means what carries it, else a name.",
      .concluded,
      []
    ),
    .voiceOverlayOnce: SpeechRuleFacts(
      "Names and numbers go with the next command, unless they are shown continuously.",
      .reported,
      ["APL:voice"]
    ),
    .voiceGridOnce: SpeechRuleFacts(
      "The grid goes with the next command, unless it is shown continuously.",
      .certain,
      ["APS"]
    ),
    .voiceGridZoom: SpeechRuleFacts(
      "The number of a square zooms into it; a tap at the number touches its middle.",
      .certain,
      ["APS", "APL:voice"]
    ),
    .voiceGridSize: SpeechRuleFacts(
      "The grid has a finest size.",
      .certain,
      ["APL:voice"]
    ),
    .voiceActions: SpeechRuleFacts(
      "Custom actions are offered with numbers, and can be called by name.",
      .certain,
      ["APL:voice"]
    ),
    .voiceIncrement: SpeechRuleFacts(
      "Commands step a value up and down; the page shows the name with the new value.",
      .certain,
      ["APL:voice"]
    ),
    .voiceRepeat: SpeechRuleFacts(
      "The last command is done again, as often as asked.",
      .certain,
      ["APL:voice"]
    ),
    .voiceTyping: SpeechRuleFacts(
      "Text goes into the field that is being edited, and what was typed last can be deleted.",
      .certain,
      ["APL:voice"]
    ),
    .voiceHome: SpeechRuleFacts(
      "Who goes home has left the app.",
      .concluded,
      []
    ),
    .voiceSleep: SpeechRuleFacts(
      "Asleep, Voice Control obeys only the words that wake it; a locked screen answers nothing.",
      .certain,
      ["APS"]
    ),
    .voiceAnnouncements: SpeechRuleFacts(
      "Announcements are for those who listen; others see what changed.",
      .certain,
      ["APL:doc"]
    ),
    .voiceScroll: SpeechRuleFacts(
      "Scrolling and going back ask the first element that answers.",
      .concluded,
      []
    ),
  ]
}
