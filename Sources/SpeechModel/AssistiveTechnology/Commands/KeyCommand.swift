public import AccessibilityTree

/// A key that a user of Full Keyboard Access presses.
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
  /// Go to the next item.
  case tab
  /// Go to the item before.
  case shiftTab
  /// Go in a direction, or change a value.
  case arrow(Gesture.Direction)
  /// Activate.
  case space
  /// Close what is open.
  case escape
  /// Go back.
  case back
  /// Show the custom actions.
  case actions
  /// Choose the entry of the menu with this name.
  case choose(String)
  /// Type a text.
  case type(String)
  /// Press a key that is none of these, such as `Command-N`.
  case press(KeyStroke)
}

/// What a Switch Control user does with the switches.
///
/// Source: Apple's user guides of iPhone and iPad, which name the actions of switches; certainty A.
/// Choosing from a menu by name is the notation's, for scanning to it.
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
  /// Highlight the next item.
  case next
  /// Highlight the item before.
  case previous
  /// Select the highlighted item: enter a group, or open an item's menu.
  case select
  /// Select the entry of the menu with this name.
  case choose(String)
  /// Close the menu, or leave the group.
  case cancel
}
