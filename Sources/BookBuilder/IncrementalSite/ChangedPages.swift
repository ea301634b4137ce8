import Articles
import BookModel
import PlainText
import SearchIndexes
import SitePages

/// The pages of a language that change with some chapters, and the files that hold the text of all pages.
struct ChangedPages {
  /// What is known of the language, the changed pages included.
  private(set) var record: LanguageRecord
  private let articles: BookArticles
  private let renderer: ArticleRenderer
  /// The chapters that have a page in the language, in the order of their pages.
  private let chapters: [Chapter]
  private var pages: [ArticleRenderer.Rendered] = []
  /// What results of search quote from the pages that change.
  private var searchTexts: [OutputFile] = []
  /// The parts of the whole book's text that change, by the number of the page.
  private var texts: [Int: [UInt8]] = [:]
  /// What is known of the pages that change, by their number; the sizes before are needed until the
  /// text of the book is put together.
  private var changed: [Int: PageRecord] = [:]

  init(of record: LanguageRecord, _ articles: BookArticles, _ renderer: ArticleRenderer) {
    self.record = record
    self.articles = articles
    self.renderer = renderer
    chapters = articles.book.chapters.filter { !$0.editions.isEmpty }
  }

  /// Makes the page of a chapter.
  ///
  /// - Returns: whether others can go on to show what they show of it.
  mutating func update(_ chapter: Chapter, existing: (String) -> [UInt8]?) -> Bool {
    guard let unlinked = articles.chapter(chapter, language: record.language),
      let index = record.pages.firstIndex(where: { $0.page == unlinked.page })
    else { return false }
    let article = record.terms.link(unlinked)
    let text = PlainTextPage(article)
    let page = renderer.render(article, text, kind: .chapter, onward(from: index))
    var known = PageRecord(article, page)
    known.linkedTerms = record.terms.linked(on: unlinked)
    guard known.looksLike(record.pages[index]) else { return false }
    // A translation of a chapter that changed is mostly as it was.
    if existing(page.page.path) == page.page.bytes, existing(page.text.path) == page.text.bytes {
      return true
    }
    let whole = text.text(after: "", seenFrom: .wholeText(language: record.language))
    known.wholeTextSize = whole.count
    pages.append(page)
    texts[index] = whole
    changed[index] = known
    guard record.search != nil else { return true }
    let searched = SearchedPage(article, text, kind: .chapter)
    searchTexts.append(searched.file)
    return record.search?.replace(searched) ?? true
  }

  private func onward(from index: Int) -> Onward {
    Onward(from: index, of: record.chapterCount, language: record.language) { number in
      chapters.indices.contains(number - 1)
        ? articles.opening(of: chapters[number - 1], language: record.language) : nil
    }
  }

  /// The files that change.
  ///
  /// - Returns: the files; `nil` if the text of the book is not what it was.
  mutating func files(existing: (String) -> [UInt8]?) -> [OutputFile]? {
    guard !pages.isEmpty else { return [] }
    let path = PagePath.wholeText(language: record.language).path
    guard var whole = existing(path) else { return nil }
    // From the end, so that the places before stay where they are.
    for (index, text) in texts.sorted(by: { $0.key > $1.key }) {
      guard let place = record.place(inWholeText: index), place.upperBound <= whole.count else {
        return nil
      }
      whole.replaceSubrange(place, with: text)
    }
    for (index, page) in changed { record.pages[index] = page }
    let rendered = pages + ClosingPages(record, wholeSize: whole.count, renderer).rendered
    var files = rendered.flatMap { [$0.page, $0.text] } + [OutputFile(path: path, bytes: whole)]
    if let search = record.search {
      files += searchTexts
      files.append(SearchPage.file(of: search, book: articles.book, language: record.language))
    }
    return files
  }
}
