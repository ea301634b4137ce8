/// A list of a Markdown document.
package struct MarkdownList: Hashable, Sendable {
  /// The number of the first item; `nil` for a list without numbers.
  package var start: Int?
  /// Whether no blank lines stand between the items.
  package var isTight: Bool
  /// The items.
  package var items: [Item]

  /// One item of a list.
  package struct Item: Hashable, Sendable {
    /// Whether the task is done; `nil` when the item is no task.
    package var isDone: Bool?
    /// The content.
    package var blocks: [Block]
  }
}
