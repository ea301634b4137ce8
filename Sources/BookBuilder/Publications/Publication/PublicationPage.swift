import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

struct PublicationPage: Hashable, Sendable {
  var kind: Kind
  var article: Article
  var part: Part?

  enum Kind: Hashable, Sendable {
    case introduction
    case chapter
    case glossary
    case appendix
  }

  struct Part: Hashable, Sendable {
    var anchor: String
    var title: String
  }

  var language: String { article.language }
  var direction: WritingDirection { InterfaceText.direction(of: language) }
  var title: String { article.title.plainText }

  /// The page as plain text, title first, one paragraph per line.
  ///
  /// It lists only links to other sites.
  var lines: [TextLine] { PlainTextPage(article, isStandalone: true).lines }

  /// An identifier of the page that is unique in the publication.
  ///
  /// Other identifiers never begin with a hyphen, so that of the introduction does.
  var name: String {
    kind == .introduction ? "-introduction" : article.page.name
  }

  /// An identifier of an anchor on the page that is unique in the publication.
  func name(of anchor: String) -> String { "\(name)--\(anchor)" }
}
