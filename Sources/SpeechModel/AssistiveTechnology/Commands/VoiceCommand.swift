import SpeechRules

/// Something a Voice Control user says.
///
/// ```swift
/// import AssistiveTechnology
///
/// let command = try VoiceCommand(parsing: "Tap Buy")
/// print(command.text)
/// ```
///
/// ```output
/// tap Buy
/// ```
public enum VoiceCommand: Hashable, Codable, Sendable {
  /// Show names, numbers or the grid until the next command.
  case show(Overlay)
  /// Show names, numbers or the grid, and keep them.
  case showContinuously(Overlay)
  /// Hide names, numbers or the grid.
  case hide(Overlay)
  /// Hide whatever lies over the screen.
  case hideOverlays
  /// Show what can be said.
  case showCommands
  /// Show the custom actions of an element.
  case showActions(Target)
  /// Choose what carries a number: zoom into a cell of the grid, tap anything else.
  case choose(Int)
  /// Tap an element.
  case tap(Target)
  /// Tap an element twice.
  case doubleTap(Target)
  /// Touch and hold an element.
  case longPress(Target)
  /// Raise the value of an element by a number of steps.
  case increment(Target, by: Int = 1)
  /// Lower the value of an element by a number of steps.
  case decrement(Target, by: Int = 1)
  /// Swipe, anywhere or at an element; the direction is the one a finger moves in.
  case swipe(Gesture.Direction, at: Target? = nil)
  /// Scroll by a page; the direction is that of the content to be seen.
  case scroll(Gesture.Direction)
  /// Scroll to the end that lies in this direction.
  case scrollToEdge(Gesture.Direction)
  /// Go back or close.
  case goBack
  /// Leave the app.
  case goHome
  /// Stop listening until the words that wake it.
  case sleep
  /// Listen again.
  case wakeUp
  /// Lock the device.
  case lockScreen
  /// Do the last command again, a number of times.
  case repeatThat(times: Int = 1)
  /// Type a text into the field that is being edited.
  case type(String)
  /// Delete what was typed last.
  case deleteThat
  /// Delete the whole text of the field that is being edited.
  case deleteAll

  /// What Voice Control lays over the screen.
  public enum Overlay: String, Hashable, Codable, Sendable, CaseIterable {
    /// A name at every element that responds.
    case names
    /// A number at every element that responds.
    case numbers
    /// A numbered grid.
    case grid
  }

  /// Which element a command means.
  public enum Target: Hashable, Codable, Sendable {
    /// The element with this name.
    case name(String)
    /// The element with this number.
    case number(Int)
  }
}
