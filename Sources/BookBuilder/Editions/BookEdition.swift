package import HTML

/// A book in one language, its pages in the order of reading, before it takes the form of a file that
/// readers keep.
///
/// What makes such files needs to know nothing of Markdown, of snippets or of the site.
package struct BookEdition: Sendable {
  /// The language, as a BCP 47 tag.
  package var language: String
  /// The side from which lines are read.
  package var direction: WritingDirection
  /// The name of the book.
  package var title: String
  /// What the book is, in a sentence.
  package var description: String
  /// A number in 32 hexadecimal digits that this book has in this language and no other book has.
  package var identity: String
  /// The name that files of the edition have before their ending, such as “aloud-en”.
  package var fileName: String
  /// The address under which the site is published, ending in a slash, if it is known.
  package var address: String?
  /// The day of the last change that readers were told of, such as “2026-11-21”, if one is known.
  package var lastChange: String?
  /// The person who has evaluated how accessible the book is, if anybody has.
  package var certification: Certification?
  /// The word for a list of what the book holds.
  package var contentsWord: String
  /// The style sheet of the site's pages; empty if there is none.
  package var styleSheet: String
  /// The number of pictures that no words stand for and that are no ornaments either.
  package var wordlessPictures: Int
  /// The pages.
  package var pages: [EditionPage]
  /// The pictures and other files that pages refer to, by their path in the site.
  package var assets: [String: [UInt8]]
}
