import Articles
import BookModel
import Diagnostics
import Markdown

extension Check {
  /// Finds links to sections and other places that are not there.
  static let places = Check(.brokenAnchor, scope: .places) { checked in
    checked.placeLinks.compactMap { link in
      guard let anchors = checked.anchors[link.page], !anchors.contains(link.anchor) else {
        return nil
      }
      return Diagnostic(
        .brokenAnchor,
        at: link.location,
        "the page has no section '#\(link.anchor)'",
        help: anchors.isEmpty
          ? "link to the page as a whole, which has no sections"
          : Suggestion(among: anchors.names.sorted().map { "#\($0)" }).sentence(
            for: "#\(link.anchor)"
          )
      )
    }
  }
}

extension Rule {
  static let brokenAnchor = Rule(
    id: "broken-anchor",
    explanation: """
      What stands after '#' must be the name of a heading or of a row on the page. A heading's name \
      is its words in small letters with hyphens for spaces and without signs, as code hosts make it.
      """,
    readers: """
      The link would lead to the top of the page, from where a listener has to search for what was \
      meant, without knowing that it is not there.
      """,
    wrong: "See [the first steps](#first-step).\n\n## First steps",
    right: "See [the first steps](#first-steps).\n\n## First steps"
  )
}

/// A link to a place on a page.
struct PlaceLink: Hashable, Sendable {
  var page: PagePath
  var anchor: String
  /// Where the link stands.
  var location: SourceLocation
}

extension CheckedPage {
  func placeLinks(_ resolver: LinkResolver) -> [PlaceLink] {
    links.compactMap { link -> PlaceLink? in
      let location = location(link.position)
      switch link.target {
      case .anchor(let anchor)?:
        let here = resolver.target(of: edition.fileName, from: path)
        guard case .page(let page, _)? = here else { return nil }
        return PlaceLink(page: page, anchor: anchor, location: location)
      case .page(let page, let anchor?)?:
        return PlaceLink(page: page, anchor: anchor, location: location)
      case .page?, .external?, .asset?, .file?, nil: return nil
      }
    }
  }
}

extension Book {
  /// The places in chapters that components lead to.
  var placeLinksOfComponents: [PlaceLink] {
    allComponents.flatMap { component in
      languages.compactMap { language in
        guard case .page(let page, let anchor?) = component.chapterTarget(language: language) else {
          return nil
        }
        return PlaceLink(page: page, anchor: anchor, location: component.chapterLocation)
      }
    }
  }
}

/// The names of the places in a book that links may refer to, found out without settling the rest of
/// the pages, which would be the dearest part of a check.
struct LinkablePlaces: Sendable {
  private(set) var anchors: [PagePath: PageAnchors] = [:]
  private let articles: BookArticles
  /// The chapters of each language, as far as names of the knowledge base depend on them.
  private var sectioned: [String: [Article]] = [:]

  /// Creates the names of a book of which nothing was looked at yet.
  init(of book: Book) {
    articles = BookArticles(book: book, extent: .names)
  }

  /// The places of a page.
  struct Page: Sendable {
    /// The language of the page, which may have the text in another one.
    fileprivate var language: String
    fileprivate var anchors: PageAnchors
    /// The article as far as its title and its sections.
    fileprivate var article: Article
  }

  /// The places of a chapter in each language that has it.
  ///
  /// - Parameter pages: its pages, whose text was read.
  func places(of chapter: Chapter, _ pages: [CheckedPage]) -> [Page] {
    articles.book.languages.compactMap { language in
      let article = articles.chapter(chapter, language: language) { edition in
        pages.first { $0.path == edition.path }?.document ?? edition.document
      }
      return article.map {
        Page(language: language, anchors: $0.anchors, article: $0.sectioned)
      }
    }
  }

  /// Adds the places of a chapter, the chapters in their order.
  mutating func add(_ pages: [Page]) {
    for page in pages {
      anchors[page.article.page] = page.anchors
      sectioned[page.language, default: []].append(page.article)
    }
  }

  /// Adds the places of the pages that are none of chapters.
  ///
  /// - Parameter needsReference: whether links go to pages of the knowledge base that are made of data
  ///   and front matter.
  mutating func addOthers(needsReference: Bool) {
    for language in articles.book.languages {
      let tables = articles.tables(in: language)
      var others = [articles.home(language: language)] + tables
      if needsReference {
        others += articles.reference(
          in: language,
          articles: sectioned[language, default: []],
          tables: tables
        )
      }
      for article in others { anchors[article.page] = article.anchors }
    }
  }
}
