import Articles
import Diagnostics
import Markdown

extension Check {
  /// Finds links to files and pages that are not there.
  static let links = Check(.brokenLink) { checked in
    checked.pages.flatMap { page in
      page.links.filter { $0.target == nil }.map { link in
        let location = page.location(link.position)
        return brokenLink(link.destination, at: location, from: page.path, checked.links)
      }
    }
  }

  /// The finding about a link that goes nowhere.
  static func brokenLink(
    _ destination: String,
    at location: SourceLocation,
    from page: String,
    _ resolver: LinkResolver
  ) -> Diagnostic {
    if let fault = resolver.fault(ofRow: destination) {
      return Diagnostic(.brokenLink, at: location, fault.summary, help: fault.help)
    }
    var help = "link to a chapter's file, such as '../part/chapter.md', or to 'https://…'"
    let file = destination.prefix { $0 != "#" }
    if let path = LinkResolver.path(of: String(file), from: page) {
      // Whoever names a page does not mean a picture.
      let isPage = path.hasSuffix(".md")
      let known = resolver.knownPaths.filter { $0.hasSuffix(".md") == isPage }
      if let nearest = Suggestion(among: known).nearest(to: path) {
        // What belongs between the brackets, so that it can be copied as it is.
        let name = LinkResolver.name(of: nearest, from: page)
        help = "did you mean '\(name)\(destination.dropFirst(file.count))'?"
      }
    }
    let summary = "the link goes to '\(destination)', which is not there"
    return Diagnostic(.brokenLink, at: location, summary, help: help)
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
}
