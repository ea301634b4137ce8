/// A note to the text.
package struct ArticleNote: Hashable, Sendable {
  /// The number, from 1, through the page.
  package var number: Int
  /// How often the text refers to the note.
  package var references: Int
  /// The content.
  package var blocks: [ArticleBlock]

  /// The name that links to the note refer to.
  package static func anchor(_ number: Int) -> String {
    "note-\(number)"
  }

  /// The name of the place in the text that refers to the note; `occurrence` counts from 1.
  package static func referenceAnchor(_ number: Int, occurrence: Int) -> String {
    "note-\(number)-reference-\(occurrence)"
  }
}
