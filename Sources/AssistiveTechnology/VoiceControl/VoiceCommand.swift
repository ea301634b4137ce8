/// Something a Voice Control user says.
public enum VoiceCommand: Hashable, Codable, Sendable {
  /// Show names, numbers or the grid.
  case show(Overlay)
  /// Hide names, numbers or the grid.
  case hide(Overlay)
  /// Show what can be said.
  case showCommands
  /// Tap an element.
  case tap(Target)
  /// Touch and hold an element.
  case longPress(Target)
  /// Raise the value of an element.
  case increment(Target)
  /// Lower the value of an element.
  case decrement(Target)
  /// Swipe; the direction is the one a finger moves in.
  case swipe(Gesture.Direction)
  /// Scroll; the direction is that of the content to be seen.
  case scroll(Gesture.Direction)
  /// Go back or close.
  case goBack
  /// Do the last command again.
  case repeatThat

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
