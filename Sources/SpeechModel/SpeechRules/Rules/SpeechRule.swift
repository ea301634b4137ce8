/// A rule that puts a part into what is spoken, with what it rests on.
///
/// `docs/speech.md` has a row for each of them and for the rules that put nothing into a line, such as
/// those of order.
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
  /// An area that is touched directly is called so if it has no name, and tells how to enable that.
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
  /// Turning the rotor says the name of the setting.
  case rotorTurn = "rotor-turn"
  /// The rotor reads characters, words or lines one by one.
  case rotorText = "rotor-text"
}
