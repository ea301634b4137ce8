import Diagnostics
import Markdown

extension Check {
  /// Finds links to files, pages and sections that are not there.
  static let links = Check(.brokenLink, .brokenAnchor) { book in
    let resolver = LinkResolver(book: book)
    let articles = book.languages.flatMap { BookArticles(book: book).all(in: $0) }
    let anchors = Dictionary(articles.map { ($0.page, $0.anchors) }) { first, _ in first }
    return book.editions.flatMap { edition in
      edition.allInlines.compactMap { inline -> Diagnostic? in
        guard case .link(let destination, _, _) = inline.kind else { return nil }
        let location = edition.location(inline.position)
        let here = resolver.target(of: edition.fileName, from: edition.path)
        switch resolver.target(of: destination, from: edition.path) {
        case nil: return brokenLink(destination, at: location, in: edition, resolver)
        case .anchor(let anchor)?:
          guard case .page(let page, _)? = here else { return nil }
          return brokenAnchor(anchor, among: anchors[page], at: location)
        case .page(let page, let anchor?)?:
          return brokenAnchor(anchor, among: anchors[page], at: location)
        case .page?, .external?, .asset?: return nil
        }
      }
    }
  }

  private static func brokenLink(
    _ destination: String,
    at location: SourceLocation,
    in edition: ChapterEdition,
    _ resolver: LinkResolver
  ) -> Diagnostic {
    var help = "link to a chapter's file, such as '../part/chapter.md', or to 'https://…'"
    let file = destination.prefix { $0 != "#" }
    if let path = LinkResolver.path(of: String(file), from: edition.path),
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
      help: anchors.isEmpty ? nil : Suggestion(among: anchors).sentence(for: anchor)
    )
  }
}

extension Rule {
  static let brokenLink = Rule(
    id: "broken-link",
    explanation: """
      A link inside the book names the Markdown file it goes to, relative to its own file, so that \
      it works on code hosts too. The file must be a chapter of the book, or a picture or another \
      file under 'Content'.
      """
  )
  static let brokenAnchor = Rule(
    id: "broken-anchor",
    explanation: """
      What stands after '#' must be the name of a heading or of a row on the page. A heading's name \
      is its words in small letters with hyphens for spaces and without signs, as code hosts make it.
      """
  )
}
