/// Components that belong together: a file of `Content/data/components`.
package struct ComponentGroup: Hashable, Sendable {
  /// The name in addresses; unique in the book.
  package var id: String
  /// The name that readers see.
  package var title: LocalizedText
  /// The components in their order.
  package var components: [Component]
  /// The path of the file.
  package var path: String
  /// The text of the file.
  package var text: String

  /// Creates the value of its parts.
  package init(
    id: String,
    title: LocalizedText,
    components: [Component],
    path: String,
    text: String
  ) {
    self.id = id
    self.title = title
    self.components = components
    self.path = path
    self.text = text
  }
}
