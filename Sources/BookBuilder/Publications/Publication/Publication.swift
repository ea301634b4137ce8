import ArticleMarkup
import Articles
package import BookModel
import Localization
import Markup

/// A book in one language with every word settled, before it takes the form of a file that readers
/// keep.
///
/// Its pages are articles, the links of which are typed until a form prints them: what makes files of
/// it knows nothing of Markdown, of snippets or of the site.
package struct Publication: Sendable {
  /// The language, as a BCP 47 tag.
  package var language: String
  /// The name of the book.
  package var title: String
  /// What the book is, in a sentence.
  package var description: String
  /// Who wrote the book: people, or a project; `nil` if the book names nobody.
  package var author: String?
  /// A number in 32 hexadecimal digits that this book has in this language and no other book has.
  package var identity: String
  /// The name that its files have before their ending, such as “by-ear-en”.
  package var fileName: String
  /// The address under which the site is published, ending in a slash, if it is known.
  package var address: String?
  /// The day of the last change that readers were told of, such as “2026-11-21”, if one is known.
  package var lastChange: String?
  /// The person who has evaluated how accessible the book is, if anybody has.
  package var certification: Certification?
  /// The words of the language.
  var words: SharedWords
  /// The style sheet for forms that have none of their own; empty if there is none.
  var styleSheet: String
  /// The pages in the order of reading.
  var pages: [PublicationPage]
  /// The pictures and other files that pages refer to, by their path relative to the root of the book.
  var assets: [String: [UInt8]]

  /// The side from which lines are read.
  var direction: WritingDirection { InterfaceWords.direction(of: language) }

  /// The word for a list of what the book holds.
  var contentsWord: String { words.contents }

  /// The number of pictures that no words stand for and that are no ornaments either.
  package var wordlessPictures: Int {
    pages.reduce(0) { $0 + $1.article.wordlessPictures }
  }
}
