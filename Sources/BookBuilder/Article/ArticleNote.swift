/// A note to the text.
struct ArticleNote: Hashable, Sendable {
  /// The number, from 1, through the page.
  var number: Int
  /// How often the text refers to the note.
  var references: Int
  /// The content.
  var blocks: [ArticleBlock]

  /// The name that links to the note refer to.
  static func anchor(_ number: Int) -> String {
    "note-\(number)"
  }

  /// The name of the place in the text that refers to the note; `occurrence` counts from 1.
  static func referenceAnchor(_ number: Int, occurrence: Int) -> String {
    "note-\(number)-reference-\(occurrence)"
  }
}
