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
  /// The parts of a stop have this order: the app's name, containers that the focus enters,
  /// “selected”, label, important content, value, “dimmed”, words for traits, position, and finally
  /// hints and notices.
  case partOrder = "part-order"
  /// The focus stops on an element even if there is nothing to say about it.
  case silence
  /// The app's name is spoken once, when the focus first arrives, and not when it returns.
  case entryApp = "entry-app"
  /// The name of a container is spoken when the focus enters it, and not on its other elements.
  case entryName = "entry-name"
  /// A tab bar without a name is called “Tab Bar” when the focus enters it.
  case entryTabBar = "entry-tab-bar"
  /// A disabled container is called “dimmed” after its name, and “selected” comes before both.
  case groupDimmed = "group-dimmed"
  /// The app's own words are spoken in the order label, value, hint.
  case textOrder = "text-order"
  /// If there is neither a label nor a value, the hint takes the place of the label.
  case hintPromoted = "hint-promoted"
  /// Important custom content is spoken right away, after the label and before the words for
  /// traits.
  case contentImportant = "content-important"
  /// “Selected” comes before the label; the words for other traits follow the value in a fixed
  /// order, starting with “dimmed”.
  case traitOrder = "trait-order"
  /// An element with the button trait is called “Button”, unless a more specific word applies.
  case traitButton = "trait-button"
  /// A back button has a word of its own, and its label isn't spoken if it is the word for back.
  case traitBack = "trait-back"
  /// Text fields and secure text fields have a word, and another one while they are being edited.
  case traitField = "trait-field"
  /// While a field is being edited, its text or placeholder follows “Is editing”, and then the
  /// position of the insertion point.
  case fieldEdited = "field-edited"
  /// A search field is called a search field, and not a text field as well.
  case traitSearch = "trait-search"
  /// Pop-up buttons, picker wheels and other private traits have words.
  case traitPrivate = "trait-private"
  /// A heading speaks its level if its label has one.
  case traitLevel = "trait-level"
  /// A picker wheel says “selected” after its row.
  case pickerSelected = "picker-selected"
  /// Every element inside a view with the tab bar trait is a tab.
  case tabsByTrait = "tabs-by-trait"
  /// An element that can be expanded says whether it is open.
  case expansion
  /// A switch speaks its state after the word for a switch.
  case switchState = "switch-state"
  /// A toggle without the button trait is called a switch too; reports disagree.
  case switchAlone = "switch-alone"
  /// Segments, tabs and picker rows speak their position and the total.
  case seriesCount = "series-count"
  /// The first and the last element of a list or landmark with an explicit order are announced as
  /// such.
  case listEnds = "list-ends"
  /// A table cell speaks its headers before the label, and its row and column between label and
  /// value.
  case tablePlace = "table-place"
  /// A header is spoken with its label and value.
  case tableHeader = "table-header"
  /// Hints come last: the app's own hint, then the hints for traits.
  case hintParts = "hint-parts"
  /// A disabled element keeps the app's hint and gets no other.
  case hintDimmed = "hint-dimmed"
  /// A text field has a hint on how to edit it or, while it is being edited, on how to find
  /// misspelled words.
  case hintField = "hint-field"
  /// The app's hint of a text field comes before the hint on how to edit it.
  case hintFieldOwn = "hint-field-own"
  /// An element that can be expanded has a hint for opening and closing it.
  case hintExpansion = "hint-expansion"
  /// The hint of a status bar item says how to scroll to the top.
  case hintStatusBar = "hint-status-bar"
  /// The hint says how to reach a rotor that the app offers on the element or on one of its
  /// containers.
  case hintRotor = "hint-rotor"
  /// After the hints comes a notice that there are custom actions or more content; neither is named.
  case noticeWords = "notice-words"
  /// The last hint of an element with custom actions says how to choose one, and replaces the notice
  /// about them.
  case hintActions = "hint-actions"
  /// A direct touch area without a label is called that, and its hint says how to enable or start
  /// direct touch.
  case directTouch = "direct-touch"
  /// After an activation, only what changed is spoken, without words for traits and without hints.
  case activate
  /// When editing begins, the field is spoken in full.
  case activateField = "activate-field"
  /// After activating a switch, only its new state is spoken.
  case activateSwitch = "activate-switch"
  /// After a double tap on a button of a stepper, its new value is spoken.
  case activateStepper = "activate-stepper"
  /// After adjusting an element, only the new value is spoken.
  case adjust
  /// Vertical swipes name the custom actions one after another, then the activation, and wrap
  /// around.
  case actions
  /// With the rotor set to More Content, vertical swipes speak one detail after another, the value
  /// first.
  case content
  /// With the rotor set to Audio Graph, vertical swipes offer to describe a chart, to open its
  /// details and to play it.
  case audioGraph = "audio-graph"
  /// Turning the rotor speaks the name of the setting.
  case rotorTurn = "rotor-turn"
  /// The rotor reads characters, words or lines one by one.
  case rotorText = "rotor-text"
  /// A horizontal swipe moves to the next or previous stop; nothing follows the last one or
  /// precedes the first.
  case flick
  /// Exploring by touch only finds elements with an area on the screen.
  case touchFrame = "touch-frame"
  /// Swiping up with two fingers reads everything from the top, swiping down from the focus on.
  case readAll = "read-all"
  /// A four-finger tap moves to the first or the last stop.
  case fourFingers = "four-fingers"
  /// A two-finger tap pauses and resumes speech.
  case pause
  /// With the rotor set to headings, links and the like, a vertical swipe moves to the next one.
  case rotorKinds = "rotor-kinds"
  /// After the words of a link within a text comes “Link”, and the rotor finds it there.
  case textLinks = "text-links"
  /// With the rotor set to containers, a vertical swipe moves to the first element of the next one.
  case rotorContainers = "rotor-containers"
  /// A rotor of the app moves to the result of the app's search.
  case rotorCustom = "rotor-custom"
  /// A three-finger swipe scrolls by one page; the position that the app posts is spoken.
  case scroll
  /// The scrub asks the app to go back or dismiss.
  case scrub
  /// The magic tap asks for the app's most important action, and what follows is spoken.
  case magicTap = "magic-tap"
  /// Double tap and hold, and a triple tap, reach the app's gesture recognizers.
  case hold
  /// Typed text is spoken as the new value.
  case type
  /// An element that updates frequently is polled for its value.
  case wait
  /// A gesture or command that the app doesn't handle has no effect.
  case nothing
  /// An element that disappears without a notification takes the focus with it.
  case focusLost = "focus-lost"
  /// On a new screen, the focus moves to the element that the app names, or else to the first.
  case screenChanged = "screen-changed"
  /// After a layout change, the focus moves to the element that the app names, or else stays.
  case layoutChanged = "layout-changed"
  /// If the focused element disappears with a layout change, the one in its place is read.
  case layoutGone = "layout-gone"
  /// An announcement is spoken, and the focus stays.
  case announcement
  /// An announcement that is posted in response to a double tap, or before another one in the same
  /// turn, is probably not heard.
  case announcementLost = "announcement-lost"
  /// When something is dismissed, the focus stays if its element still exists.
  case dismissed
  /// If the focused element disappears with a menu, an alert or a sheet, the focus moves to the
  /// first element; reports disagree.
  case dismissedOpener = "dismissed-opener"
  /// The commands are those of Apple's own table.
  case voiceCommands = "voice-commands"
  /// Names and numbers are shown next to elements that respond to touch.
  case voiceNamesWhere = "voice-names-where"
  /// Numbers are assigned in reading order.
  case voiceNumberOrder = "voice-number-order"
  /// The shown name is the first input label, or else the label; every input label is understood.
  case voiceInputLabels = "voice-input-labels"
  /// An element without a label has UIKit's word for its kind as its name; others report a number
  /// instead.
  case voiceFallback = "voice-fallback"
  /// Some words of a label are enough, if they are whole and in order; a complete name takes
  /// precedence.
  case voicePartOfName = "voice-part-of-name"
  /// If several elements match, they get numbers.
  case voiceAmbiguous = "voice-ambiguous"
  /// A number refers to the element with that number, or else to a name.
  case voiceNumberOrName = "voice-number-or-name"
  /// Names and numbers disappear with the next command, unless they are shown continuously.
  case voiceOverlayOnce = "voice-overlay-once"
  /// The grid disappears with the next command, unless it is shown continuously.
  case voiceGridOnce = "voice-grid-once"
  /// The number of a cell zooms into it; a tap at the number touches its centre.
  case voiceGridZoom = "voice-grid-zoom"
  /// The grid has a minimum cell size.
  case voiceGridSize = "voice-grid-size"
  /// Custom actions are shown with numbers and can be called by name.
  case voiceActions = "voice-actions"
  /// Commands increase and decrease a value; pages show the name with the new value.
  case voiceIncrement = "voice-increment"
  /// The last command is repeated as often as requested.
  case voiceRepeat = "voice-repeat"
  /// Text goes into the field that is being edited, and the text typed last can be deleted.
  case voiceTyping = "voice-typing"
  /// Going home leaves the app.
  case voiceHome = "voice-home"
  /// While asleep, Voice Control only responds to the command that wakes it; a locked screen
  /// doesn't respond at all.
  case voiceSleep = "voice-sleep"
  /// Announcements are only for people who listen; others see what changed.
  case voiceAnnouncements = "voice-announcements"
  /// Scrolling and going back apply to the first element for which the app handles them.
  case voiceScroll = "voice-scroll"
  /// Elements that respond to the user are highlighted one after another; with Speech turned on,
  /// their names are spoken.
  case switchItems = "switch-items"
  /// Groups are highlighted as one; selecting a group enters it, and its exit follows the last
  /// member.
  case switchGroups = "switch-groups"
  /// Selecting an item opens a menu with a tap, the steps of a value and custom actions.
  case switchMenu = "switch-menu"
  /// The menu of an adjustable item has an entry for each direction.
  case switchSteps = "switch-steps"
  /// Elements that respond to the user can be focused; a ring shows the focus, and Find uses the
  /// label.
  case keyboardItems = "keyboard-items"
  /// Tab and Shift-Tab move from item to item in reading order.
  case keyboardTab = "keyboard-tab"
  /// Segments, tabs and lists are one item for Tab; the arrow keys move within them.
  case keyboardGroups = "keyboard-groups"
  /// The arrow keys change the value of an adjustable element, and otherwise move to the nearest
  /// item.
  case keyboardArrows = "keyboard-arrows"
  /// The space bar activates the item.
  case keyboardSpace = "keyboard-space"
  /// Tab-Z opens the custom actions and Escape closes them; Tab-B goes back.
  case keyboardActions = "keyboard-actions"
  /// Other keys perform the key command of the first responder that has one, or the shortcut of a
  /// control.
  case keyboardCommands = "keyboard-commands"
  /// With Full Keyboard Access off, Tab moves between focus groups, the arrow keys move within
  /// them, and Return activates.
  case focusGroups = "focus-groups"
}
