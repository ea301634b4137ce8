import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// A page of a publication.
struct PublicationPage: Hashable, Sendable {
  var kind: Kind
  var article: Article
  /// The part it stands in; `nil` for a page outside the parts.
  var part: Part?

  /// What a page is to its book.
  enum Kind: Hashable, Sendable {
    /// What stands before the chapters.
    case introduction
    case chapter
    /// Words and what they mean.
    case glossary
    /// Facts and lists behind the chapters.
    case appendix
  }

  /// A part of the book.
  struct Part: Hashable, Sendable {
    /// The name that links refer to.
    var anchor: String
    var title: String
  }

  /// The language of the content, as a BCP 47 tag.
  var language: String { article.language }
  /// The side from which the content is read.
  var direction: WritingDirection { InterfaceWords.direction(of: language) }
  /// The name of the page without marks.
  var title: String { article.title.plainText }

  /// The same words as plain text, the name first, a paragraph a line; of its links only those to
  /// other sites are listed.
  var lines: [TextLine] { PlainTextPage(article, standsAlone: true).lines }
}

extension PublicationPage {
  /// The name of the page where all pages share one space of names.
  ///
  /// That of the introduction begins with a sign that no other name begins with.
  var name: String {
    kind == .introduction ? "-introduction" : article.page.name
  }

  /// The name of a place on the page where all pages share one space of names.
  func name(of place: String) -> String { "\(name)--\(place)" }
}
