/// A spoken command of a Voice Control user.
///
/// Parsing accepts every language with a vocabulary.
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
  /// Shows names, numbers or the grid until the next command.
  case show(Overlay)
  /// Shows names, numbers or the grid until they are hidden.
  case showContinuously(Overlay)
  /// Hides names, numbers or the grid.
  case hide(Overlay)
  /// Hides whatever is shown over the screen.
  case hideOverlays
  /// Lists all commands.
  case showCommands
  /// Shows the custom actions of an element.
  case showActions(Target)
  /// Chooses a number: zooms into a cell of the grid, or taps anything else.
  case choose(Int)
  /// Taps an element.
  case tap(Target)
  /// Double-taps an element.
  case doubleTap(Target)
  /// Touches and holds an element.
  case longPress(Target)
  /// Increases the value of an element by a number of steps.
  case increment(Target, by: Int = 1)
  /// Decreases the value of an element by a number of steps.
  case decrement(Target, by: Int = 1)
  /// Swipes anywhere or on an element; the direction is that of the finger.
  case swipe(Gesture.Direction, at: Target? = nil)
  /// Scrolls by one page; the direction is that of the content to reveal.
  case scroll(Gesture.Direction)
  /// Scrolls to the end of the content in this direction.
  case scrollToEdge(Gesture.Direction)
  /// Goes back or dismisses.
  case goBack
  /// Leaves the app for the home screen.
  case goHome
  /// Stops listening until ``wakeUp``.
  case sleep
  /// Listens again.
  case wakeUp
  /// Locks the device.
  case lockScreen
  /// Repeats the last command a number of times.
  case repeatThat(times: Int = 1)
  /// Types text into the field being edited.
  case type(String)
  /// Deletes the text that was typed last.
  case deleteThat
  /// Deletes the whole text of the field being edited.
  case deleteAll

  /// An overlay that Voice Control shows over the screen.
  public enum Overlay: String, Hashable, Codable, Sendable, CaseIterable {
    /// A name next to each element that responds to touch.
    case names
    /// A number next to each element that responds to touch.
    case numbers
    /// A numbered grid.
    case grid
  }

  /// The element for which a command is meant.
  public enum Target: Hashable, Codable, Sendable {
    /// The element with this name.
    case name(String)
    /// The element with this number.
    case number(Int)
  }
}
