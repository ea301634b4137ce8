import Articles
import BookModel
import Localization
import Markdown
import SnippetNotation

/// A book as checks see it, or a part of it: the text of every page is walked once, for all of them.
struct CheckedBook: Sendable {
  let book: Book
  /// The day of the check; `nil` where nobody says it.
  var today: CalendarDay?
  /// The introductions, in the order of the languages.
  let introductions: [CheckedPage]
  /// The chapters, each in all its languages, in their order.
  let chapters: [[CheckedPage]]
  /// All of these pages, introductions first.
  let pages: [CheckedPage]
  private let lookups: BookLookups
  var placeLinks: [PlaceLink]
  /// The names of the places on each page that links may refer to.
  var anchors: [PagePath: PageAnchors] = [:]

  /// The part of a book that some chapters and introductions are.
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
    placeLinks = pages.flatMap { $0.placeLinks(links) }
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
      var page = CheckedPage(edition, links, BookWords()[source.language])
      page.isLoose = true
      return page
    }
    introductions = pages
    chapters = []
    placeLinks = pages.flatMap { $0.placeLinks(links) }
    for (page, document) in files.neighbours {
      anchors[page] = document.anchors(ofFile: page.path)
    }
    for page in pages {
      anchors[PagePath(page.path)] = page.document.anchors(ofFile: page.path)
    }
  }
}

extension CheckedBook {
  /// Finds out where links go.
  var links: LinkResolver { lookups.links }
  /// The search for words that the book avoids, by language.
  var wordsToAvoid: [String: InflectedPhrases] { lookups.wordsToAvoid }
}

/// What all pages of a book are checked with, made once.
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
  /// The names of places on the page that is made of a file of no book: by code hosts and, in a
  /// catalogue, by DocC.
  fileprivate func anchors(ofFile path: String) -> PageAnchors {
    guard LinkResolver.catalogue(of: path) != nil else { return anchors }
    return PageAnchors(anchors.names + namesByDocC)
  }
}
