import Articles
import BookChecks
import BookModel
import Diagnostics
import Localization

/// The pages that speak of all others of their language and so come last: the list of plain texts
/// and the statement on accessibility.
package struct ClosingPages {
  /// The pages.
  package let rendered: [ArticleRenderer.Rendered]

  /// Makes the pages.
  ///
  /// - Parameters:
  ///   - record: what is known of the others.
  ///   - wholeSize: the size of the text of the whole book in bytes.
  package init(_ record: LanguageRecord, wholeSize: Int, _ renderer: ArticleRenderer) {
    let book = renderer.book
    let words = book.words[record.language]
    let textPages = TextPagesComposer(
      pages: record.pages.map { ($0.page, $0.title, $0.textSize) },
      wholeSize: wholeSize,
      language: record.language,
      words: words
    )
    let list = renderer.render(textPages.article.placed(in: book), kind: .about)
    let statement = StatementComposer(
      pages: record.pages.map(\.summary) + [list.summary] + record.others,
      rules: Check.all.flatMap(\.rules).filter { $0.severity == .error }.map(\.id)
        + Rule.budgets.filter { $0.severity == .error }.map(\.id),
      lastChange: record.lastChange,
      contact: book.repository,
      language: record.language,
      words: words
    )
    rendered = [list, renderer.render(statement.article.placed(in: book), kind: .about)]
  }
}
