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
