import Diagnostics
import Markdown

extension Check {
  /// Finds links to files, pages and sections that are not there.
  static let links = Check(.brokenLink, .brokenAnchor) { checked in
    let resolver = checked.links
    let anchors = checked.anchors ?? anchors(of: checked)
    return checked.pages.mapOnAllCores { page -> [Diagnostic] in
      page.inlines.compactMap { inline -> Diagnostic? in
        guard case .link(let destination, _, _) = inline.kind else { return nil }
        let location = page.location(inline.position)
        switch resolver.target(of: destination, from: page.path) {
        case nil: return brokenLink(destination, at: location, from: page.path, resolver)
        case .anchor(let anchor)?:
          let here = resolver.target(of: page.edition.fileName, from: page.path)
          guard case .page(let page, _)? = here else { return nil }
          return brokenAnchor(anchor, among: anchors[page], at: location)
        case .page(let page, let anchor?)?:
          return brokenAnchor(anchor, among: anchors[page], at: location)
        case .page?, .external?, .asset?, .file?: return nil
        }
      }
    }
    .flatMap(\.self)
  }

  /// The names of places on each page, found out without settling the rest of the page, which would
  /// be the dearest part of a check.
  private static func anchors(of checked: CheckedBook) -> [PagePath: [String]] {
    let book = checked.book
    let pages = BookArticles(book: book, extent: .names)
    let needsReference = checked.pages.contains { $0.linksToReference }
    let articles = book.languages.flatMap { language -> [Article] in
      let (all, tables) = (pages.all(in: language), pages.tables(in: language))
      guard needsReference else { return all + tables }
      return all + tables + pages.reference(in: language, articles: all, tables: tables)
    }
    let named = articles.mapOnAllCores { ($0.page, $0.anchors) }
    return Dictionary(named) { first, _ in first }
  }

  /// The finding about a link that goes nowhere.
  static func brokenLink(
    _ destination: String,
    at location: SourceLocation,
    from path: String,
    _ resolver: LinkResolver
  ) -> Diagnostic {
    if let fault = resolver.fault(ofRow: destination) {
      return Diagnostic(.brokenLink, at: location, fault.summary, help: fault.help)
    }
    var help = "link to a chapter's file, such as '../part/chapter.md', or to 'https://…'"
    let file = destination.prefix { $0 != "#" }
    if let path = LinkResolver.path(of: String(file), from: path),
      let nearest = Suggestion(among: resolver.knownPaths).nearest(to: path)
    {
      help = "did you mean '\(nearest)'?"
    }
    let summary = "the link goes to '\(destination)', which is not there"
    return Diagnostic(.brokenLink, at: location, summary, help: help)
  }

  private static func brokenAnchor(
    _ anchor: String,
    among anchors: [String]?,
    at location: SourceLocation
  ) -> Diagnostic? {
    guard let anchors, !anchors.contains(anchor) else { return nil }
    return Diagnostic(
      .brokenAnchor,
      at: location,
      "the page has no section '#\(anchor)'",
      help: anchors.isEmpty
        ? "link to the page as a whole, which has no sections"
        : Suggestion(among: anchors.sorted()).sentence(for: anchor)
    )
  }
}

extension CheckedPage {
  /// Whether a link goes to a page of the knowledge base that is made of data and front matter.
  fileprivate var linksToReference: Bool {
    inlines.contains { inline in
      guard case .link(let destination, _, _) = inline.kind else { return false }
      return destination.hasPrefix(ReferencePage.scheme + ":")
    }
  }
}

extension Rule {
  static let brokenLink = Rule(
    id: "broken-link",
    explanation: """
      A link inside the book names the Markdown file it goes to, relative to its own file, so that \
      it works on code hosts too. The file must be a chapter of the book, or a picture or another \
      file under 'Content'. A link to a row of facts names the row: '[adjustable](trait:adjustable)' \
      goes to the row 'adjustable' of the file in 'Content/data' that says 'link: trait'.
      """,
    readers: """
      Every reader would come to a page that is not there. Coming back from it costs a listener the \
      most, as the screen reader begins at the top again.
      """,
    wrong: "[Labels](../basics/lables.md)",
    right: "[Labels](../basics/labels.md)"
  )
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
