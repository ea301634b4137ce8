public import AccessibilityTree

/// A key or key combination that a user of Full Keyboard Access presses.
///
/// Source: Apple's list of commands in Settings, as testers report it (Workday's accessibility
/// guide); certainty B.
///
/// ```swift
/// import AssistiveTechnology
///
/// do { _ = try KeyCommand(parsing: "tabb") } catch { print(error) }
/// ```
///
/// ```output
/// unknown key 'tabb'; did you mean 'tab'?
/// ```
public enum KeyCommand: Hashable, Codable, Sendable {
  /// Moves to the next item.
  case tab
  /// Moves to the previous item.
  case shiftTab
  /// Moves in a direction, or changes a value.
  case arrow(Gesture.Direction)
  /// Activates the item.
  case space
  /// Closes what is open.
  case escape
  /// Goes back.
  case back
  /// Opens the menu of custom actions.
  case actions
  /// Chooses the menu item with this name.
  case choose(String)
  /// Types text.
  case type(String)
  /// Presses any other key, such as `Command-N`.
  case press(KeyStroke)
}

/// A switch action of a Switch Control user.
///
/// Source: Apple's user guides for iPhone and iPad, which name the actions of switches; certainty
/// A. ``choose(_:)`` is an abbreviation of this library for scanning to a menu item.
///
/// ```swift
/// import AssistiveTechnology
///
/// let commands = try ["next", "select"].map { try SwitchCommand(parsing: $0) }
/// print(commands == [.next, .select])
/// ```
///
/// ```output
/// true
/// ```
public enum SwitchCommand: Hashable, Codable, Sendable {
  /// Highlights the next item.
  case next
  /// Highlights the previous item.
  case previous
  /// Selects the highlighted item: enters a group, or opens the menu of an item.
  case select
  /// Selects the menu item with this name.
  case choose(String)
  /// Closes the menu, or leaves the group.
  case cancel
}
