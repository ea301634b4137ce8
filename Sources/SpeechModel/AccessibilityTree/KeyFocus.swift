/// How an element takes part in the system's focus of a keyboard.
package struct KeyFocus: Hashable, Codable, Sendable {
  /// The group to which Tab leads.
  package var group: String
  /// The importance in the group, from 0 upwards; Tab leads to the highest.
  package var priority: Int

  /// Creates a place among what keys can focus.
  package init(group: String, priority: Int = 0) {
    self.group = group
    self.priority = priority
  }
}
