/// What is known of a chapter whose file is not read.
package struct ChapterOpening: Hashable, Sendable {
  /// The name of the chapter.
  package var title: String
  /// What a reader will get from it.
  package var description: String

  /// Creates an opening.
  package init(title: String, description: String) {
    self.title = title
    self.description = description
  }
}
