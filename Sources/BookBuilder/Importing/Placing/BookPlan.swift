import BookModel
import Diagnostics

/// The paths of an imported book's pages, and its configuration.
///
/// Parts become folders, and file names become slugs that are unique in the book.
struct BookPlan {
  let outline: ForeignOutline
  let language: String
  let pathsInBook: [String: String]

  private let parts: [String]
  private let slugs: [String: String]

  init(_ outline: ForeignOutline, language: String) {
    self.outline = outline
    self.language = language
    var slugs: [String: String] = [:]
    var maker = SlugGenerator()
    for page in outline.parts.flatMap(\.pages) where slugs[page.path] == nil {
      slugs[page.path] = maker.slug(forPage: page.path)
    }
    self.slugs = slugs
    // Parts have folders, but no addresses, so their names are unique separately.
    var folders = SlugGenerator()
    parts = outline.parts.map { folders.slug(ofPart: $0.title) }
    var pathsInBook: [String: String] = [:]
    if let path = outline.introduction { pathsInBook[path] = Chapter.introduction(language) }
    for (part, id) in zip(outline.parts, parts) {
      for page in part.pages {
        let slug = slugs[page.path] ?? ""
        pathsInBook[page.path] = Chapter.path(part: id, slug: slug, language: language)
      }
    }
    self.pathsInBook = pathsInBook
  }

  /// - Parameter opening: the page that opens the book; its description is the fallback for that of
  /// the outline.
  func configuration(describedBy opening: ForeignPage?) -> OutputFile {
    let parts = zip(outline.parts, parts).map { part, id in
      let chapters = part.pages.compactMap { slugs[$0.path] }.map { "      - \($0)\n" }
      return """
          - id: \(id)
            title: \(YAMLText(MarkdownText(part.title).escaped))
            chapters:
        \(chapters.joined())
        """
    }
    let written = outline.description.map { MarkdownText($0).escaped }
    let description = written ?? opening?.description ?? outline.title
    return OutputFile(
      path: "Content/book.yml",
      text: """
        title: \(YAMLText(outline.title))
        description: \(YAMLText(description))
        languages: [\(language)]
        \(options.joined())parts:
        \(parts.joined())
        """
    )
  }

  /// The lines for the author, the repository and old addresses.
  private var options: [String] {
    let addresses = oldAddresses.kept.map { "  \($0.old): \($0.slug)\n" }.joined()
    return [
      outline.author.map { "author: \(YAMLText($0))\n" },
      outline.repository.flatMap {
        $0.hasPrefix("https://") ? "repository: \(YAMLText($0))\n" : nil
      },
      addresses.isEmpty ? nil : "old-addresses:\n\(addresses)",
    ].compactMap(\.self)
  }

  /// The addresses of the former site with the chapters that they lead to, and the findings about
  /// redirects that are lost.
  var oldAddresses: (kept: [(old: String, slug: String)], findings: [Diagnostic]) {
    var kept: [(old: String, slug: String)] = []
    var findings: [Diagnostic] = []
    var known: [String: String] = [:]
    for (old, page) in outline.addresses {
      guard let slug = slugs[page], known[old] == nil, isOldAddress(old) else { continue }
      known[old] = slug
      kept.append((old, slug))
    }
    for redirect in outline.redirects.sorted(by: { $0.old < $1.old }) {
      let old = redirect.oldPage
      if let obstacle = obstacle(to: redirect, known: known) {
        findings.append(
          Diagnostic(
            .importOutline,
            at: redirect.place,
            """
            the redirect from '\(redirect.old)' to '\(redirect.target)' is left out: \(obstacle)
            """,
            help: "redirect it on the server"
          )
        )
      } else if let slug = redirect.page.flatMap({ slugs[$0] }), known[old] == nil {
        known[old] = slug
        kept.append((old, slug))
      }
    }
    return (kept, findings)
  }

  private func isOldAddress(_ path: String) -> Bool {
    OldAddress.isValid(path, languages: [language])
  }

  /// Why a book has no such redirect; `nil` if it can have it.
  ///
  /// - Parameter known: the addresses that already lead to chapters.
  private func obstacle(to redirect: ForeignOutline.Redirect, known: [String: String]) -> String? {
    guard let page = redirect.page else {
      return redirect.target.contains("://")
        ? "its target is on another site" : "its target is not a page of the book"
    }
    guard let slug = slugs[page] else { return "its target is the introduction, not a chapter" }
    let old = redirect.oldPage
    guard isOldAddress(old) else { return "a book cannot redirect from this address" }
    guard let other = known[old], other != slug else { return nil }
    return "'\(old)' already leads to '\(other)'"
  }

  var emptyIntroduction: OutputFile {
    let title = YAMLText(outline.title)
    return OutputFile(
      path: Chapter.introduction(language),
      text: "---\ntitle: \(title)\ndescription: \(title)\n---\n"
    )
  }
}
