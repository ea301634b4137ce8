import Articles
import BookModel
import Localization
import Markdown
import SnippetNotation

/// A book, or a part of it, prepared for the checks.
///
/// The text of each page is parsed and walked once and shared by all checks.
struct CheckedBook: Sendable {
  let book: Book
  /// The day of the check; `nil` skips comparisons with it.
  var today: CalendarDay?
  /// The introductions in the order of the book's languages.
  let introductions: [CheckedPage]
  /// The chapters in the order of the book, each in all its languages.
  let chapters: [[CheckedPage]]
  let pages: [CheckedPage]
  private let lookups: BookLookups
  var anchorLinks: [AnchorLink]
  var anchors: [PagePath: PageAnchors] = [:]

  init(
    _ book: Book,
    _ lookups: BookLookups,
    chapters: [Chapter] = [],
    introductions: [ChapterEdition] = []
  ) {
    self.book = book
    self.lookups = lookups
    let links = lookups.links
    self.introductions = introductions.map { CheckedPage($0, links, book.words[$0.language]) }
    self.chapters = chapters.map { chapter in
      book.languages.compactMap { language in
        chapter.editions[language].map { CheckedPage($0, links, book.words[$0.language]) }
      }
    }
    let pages = self.introductions + self.chapters.joined()
    anchorLinks = pages.flatMap { $0.anchorLinks(links) }
    self.pages = pages
  }

  init(_ files: LooseFiles) {
    book = .empty
    let links = files.links
    lookups = BookLookups(links: links, wordsToAvoid: [:])
    pages = files.pages.map { source in
      let edition = ChapterEdition(
        source: source,
        frontMatter: ChapterFrontMatter(title: "", description: "")
      )
      var page = CheckedPage(edition, links, BookInterfaceText()[source.language])
      page.isLoose = true
      return page
    }
    introductions = pages
    chapters = []
    anchorLinks = pages.flatMap { $0.anchorLinks(links) }
    for (page, document) in files.linkedDocuments {
      anchors[page] = document.anchors(ofFile: page.path)
    }
    for page in pages {
      anchors[PagePath(page.path)] = page.document.anchors(ofFile: page.path)
    }
  }

  var links: LinkResolver { lookups.links }
  var wordsToAvoid: [String: InflectedPhrases] { lookups.wordsToAvoid }
}

struct BookLookups: Sendable {
  let links: LinkResolver
  let wordsToAvoid: [String: InflectedPhrases]
}

extension BookLookups {
  init(_ book: Book) {
    links = LinkResolver(book: book)
    wordsToAvoid = Dictionary(
      uniqueKeysWithValues: book.wordsToAvoid.map { ($0, InflectedPhrases($1, language: $0)) }
    )
  }
}

extension MarkdownDocument {
  /// The anchors of a file outside a book: those of code hosts and, in a DocC catalogue, those of
  /// DocC.
  fileprivate func anchors(ofFile path: String) -> PageAnchors {
    guard LinkResolver.catalogue(of: path) != nil else { return anchors }
    return PageAnchors(anchors.names + docCAnchors)
  }
}
