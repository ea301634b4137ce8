/// Additional content of an element, which VoiceOver reads on demand.
///
/// Mirrors `AXCustomContent`.
public struct CustomContent: Hashable, Codable, Sendable {
  /// The name of the content, such as “Price”.
  public var label: String
  /// The content itself.
  public var value: String
  /// Whether VoiceOver reads the content together with the element, without being asked.
  public var isImportant: Bool

  /// Creates additional content.
  public init(label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}

package struct TextInput: Hashable, Codable, Sendable {
  /// Whether the text is empty; the value of the element is then the placeholder.
  package let isEmpty: Bool
  /// Whether the field accepts words rather than only numbers.
  package let acceptsWords: Bool

  package init(isEmpty: Bool, acceptsWords: Bool = true) {
    self.isEmpty = isEmpty
    self.acceptsWords = acceptsWords
  }
}

/// The row that a picker wheel shows, counted from 1.
package struct WheelPosition: Hashable, Codable, Sendable {
  package let index: Int
  package let count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

package struct FocusGroupMembership: Hashable, Codable, Sendable {
  /// The identifier of the focus group; Tab moves from group to group.
  package var group: String
  /// The priority in the group, 0 or higher; Tab focuses the element with the highest.
  package var priority: Int

  package init(group: String, priority: Int = 0) {
    self.group = group
    self.priority = priority
  }
}
