/// A detail of an element that is read on demand.
public struct CustomContent: Hashable, Codable, Sendable {
  /// What the detail is about.
  public var label: String
  /// What it says.
  public var value: String
  /// Whether it is spoken at once, together with the element.
  public var isImportant: Bool

  /// Creates a detail.
  public init(label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}

/// What is known of a text that can be typed.
package struct TextInput: Hashable, Codable, Sendable {
  /// Whether there is no text; the value, if any, stands in its place.
  package let isEmpty: Bool
  /// Whether words are typed, and not only numbers.
  package let isInWords: Bool

  /// Creates the facts of a text.
  package init(isEmpty: Bool, isInWords: Bool = true) {
    self.isEmpty = isEmpty
    self.isInWords = isInWords
  }
}

/// Which of its rows a wheel shows.
package struct WheelPlace: Hashable, Codable, Sendable {
  /// The number of the row, from 1.
  package let index: Int
  /// The number of rows.
  package let count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

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
