package import BookModel
import Localization

extension BookArticles {
  /// The book's own line at the foot of each page; empty if it has none.
  package static func footer(of book: Book, language: String) -> [Run] {
    guard let footer = book.appearance.footer else { return [] }
    var composer = InlineComposer(
      path: Chapter.introduction(language),
      language: language,
      quotationMarks: book.words[language].titleMarks,
      links: LinkResolver(book: book)
    )
    return composer.runs(ofLine: footer[language])
  }
}
