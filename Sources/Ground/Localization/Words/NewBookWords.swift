/// The words of a book that has just begun, in one language.
package struct NewBookWords: Decodable, Sendable {
  /// The language in which transcripts speak, as a BCP 47 tag.
  package var spokenLanguage: String
  package var book: String
  package var bookDescription: String
  package var part: String
  package var firstChapter: String
  package var firstDescription: String
  package var introduction: String
  package var newChapter: String
  package var newDescription: String
  package var chapterText: String
  /// The rule of a new chapter, and how to check it.
  package var rule: String
  package var check: String
  /// The title of a button, and what VoiceOver says about it.
  package var buy: String
  package var spoken: String
}
