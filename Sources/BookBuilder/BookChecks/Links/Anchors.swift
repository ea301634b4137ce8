import Articles
import BookModel
import Diagnostics
import Markdown

extension Check {
  static let places = Check(.brokenAnchor, scope: .places) { checked in
    checked.anchorLinks.compactMap { link in
      guard let anchors = checked.anchors[link.page], !anchors.contains(link.anchor) else {
        return nil
      }
      return Diagnostic(
        .brokenAnchor,
        at: link.location,
        "the page has no anchor '#\(link.anchor)'",
        help: anchors.isEmpty
          ? "link to the page as a whole, which has no anchors"
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
      The part after '#' must be the anchor of a heading or of a row on the page. The anchor of a heading \
      is its text in lowercase with hyphens for spaces and without punctuation, as on code hosts.
      """,
    readers: """
      The link would lead to the top of the page, where a listener starts to search for something that \
      does not exist.
      """,
    wrong: "See [the first steps](#first-step).\n\n## First steps",
    right: "See [the first steps](#first-steps).\n\n## First steps"
  )
}

struct AnchorLink: Hashable, Sendable {
  var page: PagePath
  var anchor: String
  var location: SourceLocation
}

extension CheckedPage {
  func anchorLinks(_ resolver: LinkResolver) -> [AnchorLink] {
    links.compactMap { link -> AnchorLink? in
      let location = location(link.position)
      switch link.target {
      case .anchor(let anchor)?:
        let here = resolver.target(of: edition.fileName, from: path)
        guard case .page(let page, _)? = here else { return nil }
        return AnchorLink(page: page, anchor: anchor, location: location)
      case .page(let page, let anchor?)?:
        return AnchorLink(page: page, anchor: anchor, location: location)
      case .page?, .external?, .asset?, .file?, nil: return nil
      }
    }
  }
}

extension Book {
  var anchorLinksOfComponents: [AnchorLink] {
    allComponents.flatMap { component in
      languages.compactMap { language in
        guard case .page(let page, let anchor?) = component.chapterTarget(language: language) else {
          return nil
        }
        return AnchorLink(page: page, anchor: anchor, location: component.chapterLocation)
      }
    }
  }

  /// The links of tables to sections, in the language of each text.
  func anchorLinksOfTables(_ links: LinkResolver) -> [AnchorLink] {
    tables.values.flatMap(\.passages).filter { $0.text.contains("](") }.flatMap { passage in
      MarkdownDocument(parsing: passage.text).linkDestinations.compactMap { destination in
        let target = links.target(of: destination, from: Chapter.introduction(passage.language))
        guard case .page(let page, let anchor?)? = target else { return nil }
        return AnchorLink(page: page, anchor: anchor, location: passage.location)
      }
    }
  }
}

/// Collects the anchors of a book that links may refer to.
///
/// Only titles and sections of the articles are generated for this: complete pages would be the
/// most expensive part of a check.
struct AnchorCollector: Sendable {
  private(set) var anchors: [PagePath: PageAnchors] = [:]
  private let articles: BookArticles
  /// The titles and sections of chapters by language, from which reference pages get their anchors.
  private var titleAndSections: [String: [Article]] = [:]

  init(of book: Book) {
    articles = BookArticles(book: book, extent: .names)
  }

  struct Page: Sendable {
    fileprivate var language: String
    fileprivate var anchors: PageAnchors
    fileprivate var article: Article
  }

  /// Computes the anchors of a chapter in each language that has it.
  ///
  /// - Parameter pages: its parsed pages.
  func places(of chapter: Chapter, _ pages: [CheckedPage]) -> [Page] {
    articles.book.languages.compactMap { language in
      let article = articles.chapter(chapter, language: language) { edition in
        pages.first { $0.path == edition.path }?.document ?? edition.document
      }
      return article.map {
        Page(language: language, anchors: $0.anchors, article: $0.titleAndSections)
      }
    }
  }

  /// Adds the anchors of a chapter; call it in the order of the chapters.
  mutating func add(_ pages: [Page]) {
    for page in pages {
      anchors[page.article.page] = page.anchors
      titleAndSections[page.language, default: []].append(page.article)
    }
  }

  /// Adds the anchors of all pages that aren't chapters.
  ///
  /// - Parameter needsReference: whether any link leads to a reference page, which is generated
  ///   from data and front matter.
  mutating func addPagesOutsideChapters(needsReference: Bool) {
    for language in articles.book.languages {
      let tables = articles.tables(in: language)
      var others = [articles.home(language: language)] + tables
      if needsReference {
        others += articles.reference(
          in: language,
          articles: titleAndSections[language, default: []],
          tables: tables
        )
      }
      for article in others { anchors[article.page] = article.anchors }
    }
  }
}
