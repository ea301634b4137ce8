package import BookModel
import Localization
package import Markdown
import System

extension BookArticles {
  /// The article of a chapter, in the first language of the book that has it if it isn't
  /// translated.
  ///
  /// Returns `nil` for a chapter without any edition.
  ///
  /// - Parameter read: parses the text of an edition; pass a cached document to avoid parsing
  ///   twice.
  package func chapter(
    _ chapter: Chapter,
    language: String,
    read: (ChapterEdition) -> MarkdownDocument = \.document
  ) -> Article? {
    guard let edition = edition(of: chapter, language: language) else { return nil }
    var composer = composer(edition, number: chapter.number)
    var article =
      extent == .full
      ? opening(of: chapter, edition, &composer, language: language)
      : title(of: chapter, edition, &composer, language: language)
    article.blocks = composer.blocks(of: read(edition))
    if extent == .full, !edition.frontMatter.checklist.isEmpty {
      article.script = Article.checklistScript
    }
    return article
  }

  package func opening(of chapter: Chapter, language: String) -> Article? {
    edition(of: chapter, language: language).map { edition in
      var composer = composer(edition, number: chapter.number)
      return opening(of: chapter, edition, &composer, language: language)
    }
  }

  func glance(of chapter: Chapter, language: String) -> [[Run]] {
    guard let edition = edition(of: chapter, language: language) else { return [] }
    var composer = composer(edition, number: chapter.number)
    return composer.glance()?.summary ?? []
  }

  private func opening(
    of chapter: Chapter,
    _ edition: ChapterEdition,
    _ composer: inout ArticleComposer,
    language: String
  ) -> Article {
    var article = title(of: chapter, edition, &composer, language: language)
    let words = composer.words
    let part = words.part(chapter.part.title[words.language])
    let number = words.chapterOf(chapter.number, book.chapters.count)
    let section = ReferencePage.listed(chapter.part, in: book, language: language)
    article.location =
      [.text("\(number). ")]
      // Some screen readers stop at a full stop outside the link, so it is part of the link.
      + [.link(section, composer.runs(ofLine: part.hasSuffix("?") ? part : part + "."))]
    if let day = edition.frontMatter.lastChange {
      article.location?.append(.text(" " + words.lastChange(words.day(day))))
    }
    article.lead = composer.runs(ofLine: edition.frontMatter.description)
    article.notice = notice(of: chapter, edition, language: language)
    return article
  }

  private func title(
    of chapter: Chapter,
    _ edition: ChapterEdition,
    _ composer: inout ArticleComposer,
    language: String
  ) -> Article {
    Article(
      language: composer.words.language,
      words: composer.words,
      page: .chapter(chapter.slug, language: language),
      part: chapter.part.title,
      title: composer.runs(ofLine: edition.frontMatter.title),
      lead: [],
      blocks: []
    )
  }

  /// A note for readers: the text is in another language, or older than its original.
  private func notice(
    of chapter: Chapter,
    _ edition: ChapterEdition,
    language: String
  ) -> Article.Notice? {
    let words = book.words[language]
    if edition.language != language {
      return Article.Notice(words: words.notTranslated, language: language)
    }
    let translation = Translation(original: book.original(of: chapter), edition: edition)
    return translation.state == .stale
      ? Article.Notice(words: words.site.olderThanOriginal, language: language) : nil
  }

  private func edition(of chapter: Chapter, language: String) -> ChapterEdition? {
    ([language] + book.languages).lazy.compactMap { chapter.editions[$0] }.first
  }

  package func chapters(
    _ chapters: some RandomAccessCollection<Chapter>,
    language: String
  ) -> [Article] {
    Array(chapters).parallelMap { chapter($0, language: language) }.compactMap(\.self)
  }

  package func titles(in language: String) -> [Article] {
    book.chapters.compactMap { chapter in
      edition(of: chapter, language: language).map { edition in
        var composer = composer(edition, number: chapter.number)
        return title(of: chapter, edition, &composer, language: language)
      }
    }
  }
}
