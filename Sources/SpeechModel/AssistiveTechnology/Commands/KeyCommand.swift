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
