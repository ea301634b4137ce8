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
    let redirects = redirects.kept.map { "\($0.old): \($0.new)" }.joined(separator: ", ")
    let oldAddresses = oldAddresses.joined()
    return [
      outline.author.map { "author: \(YAMLText($0))\n" },
      outline.repository.flatMap {
        $0.hasPrefix("https://") ? "repository: \(YAMLText($0))\n" : nil
      },
      redirects.isEmpty ? nil : "redirects: {\(redirects)}\n",
      oldAddresses.isEmpty ? nil : "old-addresses:\n\(oldAddresses)",
    ].compactMap(\.self)
  }

  /// A line for each old address of a page that is a chapter now.
  private var oldAddresses: [String] {
    var known: Set<String> = []
    let redirects = outline.redirects.sorted { $0.old < $1.old }.compactMap { redirect in
      redirect.page.map { (redirect.oldPage, $0) }
    }
    return (outline.addresses + redirects).compactMap { old, page in
      guard let slug = slugs[page], known.insert(old).inserted, isOldAddress(old) else {
        return nil
      }
      return "  \(old): \(slug)\n"
    }
  }

  private func isOldAddress(_ path: String) -> Bool {
    OldAddress.isValid(path, languages: [language])
  }

  /// The old names of pages with the chapters they lead to, and the findings about others.
  ///
  /// Whole addresses are kept as well, if they can be: ``oldAddresses``.
  var redirects: (kept: [(old: String, new: String)], findings: [Diagnostic]) {
    var kept: [(old: String, new: String)] = []
    var findings: [Diagnostic] = []
    var taken = Dictionary(slugs.values.map { ($0, $0) }) { first, _ in first }
    for redirect in outline.redirects.sorted(by: { $0.old < $1.old }) {
      let name = redirect.old.pageName
      let isChapter = redirect.page.flatMap { slugs[$0] } != nil
      let isKeptWhole = isChapter && isOldAddress(redirect.oldPage)
      if let obstacle = obstacle(to: redirect, taken: taken) {
        if isKeptWhole { continue }
        findings.append(
          Diagnostic(
            .importOutline,
            at: redirect.place,
            """
            the redirect from '\(redirect.old)' to '\(redirect.target)' is left out: \(obstacle)
            """,
            help: "redirect it on the server; a book redirects from old names to its chapters"
          )
        )
      } else if let new = redirect.page.flatMap({ slugs[$0] }), taken[name] == nil {
        taken[name] = new
        kept.append((name, new))
      }
    }
    return (kept, findings)
  }

  /// Why a book has no such redirect; `nil` if it can have it.
  ///
  /// - Parameter taken: the names of chapters and of redirects, with the chapters they lead to.
  private func obstacle(
    to redirect: ForeignOutline.Redirect,
    taken: [String: String]
  ) -> String? {
    guard let page = redirect.page else {
      return redirect.target.contains("://")
        ? "its target is on another site" : "its target is not a page of the book"
    }
    guard let new = slugs[page] else { return "its target is the introduction, not a chapter" }
    let name = redirect.old.pageName
    guard AddressName(name) != nil, !ReservedNames.contains(name) else {
      return "a chapter cannot have the name '\(name)'"
    }
    guard let other = taken[name], other != new else { return nil }
    return name == other
      ? "'\(name)' is another chapter" : "'\(name)' already leads to '\(other)'"
  }

  var emptyIntroduction: OutputFile {
    let title = YAMLText(outline.title)
    return OutputFile(
      path: Chapter.introduction(language),
      text: "---\ntitle: \(title)\ndescription: \(title)\n---\n"
    )
  }
}
