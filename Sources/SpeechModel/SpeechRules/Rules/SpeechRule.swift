/// A rule of the speech model, which explains a part of a line, a whole line, or the effect of a
/// command.
///
/// Each rule has a ``statement``, a ``certainty`` and ``sources``. `docs/speech.md` lists all of
/// them, together with rules that leave no trace in a line, such as those of reading order.
///
/// ```swift
/// import SpeechRules
///
/// let rule = SpeechRule.traitBack
/// print("\(rule.rawValue), \(rule.certainty)")
/// ```
///
/// ```output
/// trait-back, heard
/// ```
public enum SpeechRule: String, Hashable, Codable, Sendable, CaseIterable {
  /// The parts of a stop come in this order: the app's name, containers that the focus enters, “selected”, label, important content, value, “dimmed”, what the element is, its place, notes that more is to be had, and at last hints.
  case partOrder = "part-order"
  /// The focus stops at an element even if there is nothing to say about it.
  case silence
  /// The app's name is said once, at the first focus, and not on the way back.
  case entryApp = "entry-app"
  /// A container with a name is named when the focus enters it, and not at its other elements.
  case entryName = "entry-name"
  /// A tab bar without a name is called “Tab Bar” when the focus enters it.
  case entryTabBar = "entry-tab-bar"
  /// A container that is not enabled says “dimmed” after its name, and “selected” comes before both.
  case groupDimmed = "group-dimmed"
  /// The app's own words come in the order of label, value and hint.
  case textOrder = "text-order"
  /// Without label and value the hint takes the place of the label.
  case hintPromoted = "hint-promoted"
  /// Content of high importance is spoken at once, after the name and before what the element is.
  case contentImportant = "content-important"
  /// “Selected” comes before the label; the words for other traits stand in a fixed order after the value, “dimmed” before all of them.
  case traitOrder = "trait-order"
  /// What has the button trait says “Button”, unless a more exact word says so.
  case traitButton = "trait-button"
  /// A back button has a word of its own, and does not say its label if that is the word for back.
  case traitBack = "trait-back"
  /// Text fields and secure fields have a word, and another one while they are edited.
  case traitField = "trait-field"
  /// While a field is edited, its text comes after “Is editing”, and then where the insertion point is.
  case fieldEdited = "field-edited"
  /// A field that searches says that it searches, and not that it is a text field as well.
  case traitSearch = "trait-search"
  /// Pop-up buttons, wheels of a picker and other private traits have words.
  case traitPrivate = "trait-private"
  /// A heading whose label carries a level says the level.
  case traitLevel = "trait-level"
  /// A wheel says “selected” after its row.
  case pickerSelected = "picker-selected"
  /// Every element below a view with the tab bar trait is a tab.
  case tabsByTrait = "tabs-by-trait"
  /// An element that opens or closes says whether it is open.
  case expansion
  /// A switch says its state after the word for a switch.
  case switchState = "switch-state"
  /// Segments, tabs and rows of a wheel say which one of how many they are.
  case seriesCount = "series-count"
  /// The first and the last element of a list or landmark with an explicit order say so.
  case listEnds = "list-ends"
  /// A cell of a table says its headers before the label, and row and column between label and value.
  case tablePlace = "table-place"
  /// A header is spoken with its label and value.
  case tableHeader = "table-header"
  /// Hints come last: the app's own, then the one that belongs to what the element is.
  case hintParts = "hint-parts"
  /// What does not respond keeps the app's hint and gets no other.
  case hintDimmed = "hint-dimmed"
  /// The hint of a text field replaces the app's: how to edit, and while it is edited how to find misspelled words.
  case hintField = "hint-field"
  /// What opens and closes says how to do it.
  case hintExpansion = "hint-expansion"
  /// An item of the status bar tells of the way to the top.
  case hintStatusBar = "hint-status-bar"
  /// A rotor of the app, of the element or of what contains it, says in the hint how to reach it.
  case hintRotor = "hint-rotor"
  /// Before the hints comes the note that there are actions, or content that is not spoken at once; they are not named.
  case noticeWords = "notice-words"
  /// An element with custom actions says at the end of the hint how to choose one.
  case hintActions = "hint-actions"
  /// An area that is touched directly is called so if it has no name, and tells how to enable or to begin that.
  case directTouch = "direct-touch"
  /// After an activation only what changed is spoken, without the words for what the element is and without hints.
  case activate
  /// When the editing of a field begins, the field is spoken in full.
  case activateField = "activate-field"
  /// Of a switch only the new state is spoken.
  case activateSwitch = "activate-switch"
  /// After a double tap on a button of a stepper its new value is spoken.
  case activateStepper = "activate-stepper"
  /// After a step of an adjustable element only the new value is spoken.
  case adjust
  /// Vertical swipes name one custom action after another and then the activation, round in a circle.
  case actions
  /// With the rotor on More Content vertical swipes speak one detail after another, its value first.
  case content
  /// With the rotor on Audio Graph vertical swipes offer to describe a chart, to open its details and to play it.
  case audioGraph = "audio-graph"
  /// Turning the rotor says the name of the setting.
  case rotorTurn = "rotor-turn"
  /// The rotor reads characters, words or lines one by one.
  case rotorText = "rotor-text"
  /// A flick goes to the next or the previous stop; after the last one and before the first there is nothing.
  case flick
  /// A finger that explores finds only what has an area on the screen.
  case touchFrame = "touch-frame"
  /// Two fingers up read every stop from the top, two fingers down from the focus on.
  case readAll = "read-all"
  /// A tap with four fingers goes to the first stop or to the last.
  case fourFingers = "four-fingers"
  /// A tap with two fingers stops speech and lets it go on.
  case pause
  /// With the rotor on headings, links and the like a vertical swipe goes to the next one.
  case rotorKinds = "rotor-kinds"
  /// With the rotor on containers a vertical swipe goes to the first element of the next one.
  case rotorContainers = "rotor-containers"
  /// A rotor of the app goes where the app's search leads.
  case rotorCustom = "rotor-custom"
  /// Three fingers scroll by a page; what the app posts about the page is spoken.
  case scroll
  /// The scrub asks the app to go back or to close.
  case scrub
  /// The magic tap asks for the most important thing; what follows is spoken.
  case magicTap = "magic-tap"
  /// A double tap that is held, and a triple tap, reach the recognizers of the app.
  case hold
  /// What is typed is spoken as the new value.
  case type
  /// An element that updates frequently is asked for its value now and then.
  case wait
  /// A gesture or command that nobody answers is followed by nothing.
  case nothing
  /// An element that goes without a word of the app takes the focus along.
  case focusLost = "focus-lost"
  /// On a new screen the focus goes to the element that the app names, else to the first.
  case screenChanged = "screen-changed"
  /// After a change of layout the focus goes to the element that the app names, else it stays.
  case layoutChanged = "layout-changed"
  /// If the element in focus went with the old layout, the one in its place is read.
  case layoutGone = "layout-gone"
  /// An announcement is spoken, and the focus stays where it is.
  case announcement
  /// An announcement that is posted while a double tap is answered, or before another in the same turn, is likely not heard.
  case announcementLost = "announcement-lost"
  /// When something closes, the focus stays if its element is still there.
  case dismissed
  /// A focus that is gone with a menu, an alert or a sheet goes to the first element; reports contradict each other.
  case dismissedOpener = "dismissed-opener"
  /// The commands are those of Apple's own table.
  case voiceCommands = "voice-commands"
  /// Names and numbers stand at what responds to a touch.
  case voiceNamesWhere = "voice-names-where"
  /// Numbers are dealt out in the reading order.
  case voiceNumberOrder = "voice-number-order"
  /// The name that is shown is the first input label, else the label; any input label is understood.
  case voiceInputLabels = "voice-input-labels"
  /// Without a label an element goes by UIKit's word for what it is; others report a number in its place.
  case voiceFallback = "voice-fallback"
  /// Whole words of a label in their order are enough; a whole name wins.
  case voicePartOfName = "voice-part-of-name"
  /// Where several elements match, they get numbers.
  case voiceAmbiguous = "voice-ambiguous"
  /// A number means what carries it, else a name.
  case voiceNumberOrName = "voice-number-or-name"
  /// Names and numbers go with the next command, unless they are shown continuously.
  case voiceOverlayOnce = "voice-overlay-once"
  /// The grid goes with the next command, unless it is shown continuously.
  case voiceGridOnce = "voice-grid-once"
  /// The number of a square zooms into it; a tap at the number touches its middle.
  case voiceGridZoom = "voice-grid-zoom"
  /// The grid has a finest size.
  case voiceGridSize = "voice-grid-size"
  /// Custom actions are offered with numbers, and can be called by name.
  case voiceActions = "voice-actions"
  /// Commands step a value up and down; the page shows the name with the new value.
  case voiceIncrement = "voice-increment"
  /// The last command is done again, as often as asked.
  case voiceRepeat = "voice-repeat"
  /// Text goes into the field that is being edited, and what was typed last can be deleted.
  case voiceTyping = "voice-typing"
  /// Who goes home has left the app.
  case voiceHome = "voice-home"
  /// Asleep, Voice Control obeys only the words that wake it; a locked screen answers nothing.
  case voiceSleep = "voice-sleep"
  /// Announcements are for those who listen; others see what changed.
  case voiceAnnouncements = "voice-announcements"
  /// Scrolling and going back ask the first element that answers.
  case voiceScroll = "voice-scroll"
  /// What responds to the user is highlighted, one item after another; with Speech turned on its name is said.
  case switchItems = "switch-items"
  /// Groups are highlighted as one; selecting one enters it, and after its last member comes the way out.
  case switchGroups = "switch-groups"
  /// Selecting an item opens a menu with a tap, the steps of a value and custom actions.
  case switchMenu = "switch-menu"
  /// The menu of an adjustable item has an entry for each direction.
  case switchSteps = "switch-steps"
  /// What responds to the user can be focused; a ring shows it, and Find knows it by its label.
  case keyboardItems = "keyboard-items"
  /// Tab and Shift-Tab go from item to item in the reading order.
  case keyboardTab = "keyboard-tab"
  /// Segments, tabs and lists are one item for Tab; arrows go within.
  case keyboardGroups = "keyboard-groups"
  /// Arrows change the value of an adjustable element, and elsewhere go to the nearest item.
  case keyboardArrows = "keyboard-arrows"
  /// The space bar activates.
  case keyboardSpace = "keyboard-space"
  /// Tab-Z opens the custom actions, Escape closes them; Tab-B goes back.
  case keyboardActions = "keyboard-actions"
  /// Other keys perform the key command of the first responder that has one, or a control's shortcut.
  case keyboardCommands = "keyboard-commands"
  /// With Full Keyboard Access off, Tab goes from focus group to focus group, arrows within, Return chooses.
  case focusGroups = "focus-groups"
}
