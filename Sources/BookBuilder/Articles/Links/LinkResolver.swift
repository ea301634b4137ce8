package import BookModel

/// Finds out where the links of a page go.
package struct LinkResolver: Sendable {
  let pages: [String: PagePath]
  private let titles: [PagePath: String]
  let assets: Set<String>
  /// What links to data lead to in a book; `nil` for files of none, of which a code host shows each by
  /// itself.
  private let rows: BookRows?
  /// The folder that addresses beginning with `/` are relative to, for files of no book; `nil` if nobody
  /// knows it.
  private let root: String?
  /// The files of the book that cannot be used.
  private let unusable: Set<String>
  /// What links begin with of which nobody can tell where they go, as their file cannot be used.
  private let brokenSchemes: Set<String>

  /// Creates a resolver for the pages and files of a book.
  package init(book: Book) {
    var pages: [String: PagePath] = [:]
    var titles: [PagePath: String] = [:]
    for language in book.languages {
      pages[Chapter.introduction(language)] = .home(language: language)
      for chapter in book.chapters {
        let path = Chapter.path(part: chapter.part.id, slug: chapter.slug, language: language)
        let page = PagePath.chapter(chapter.slug, language: language)
        pages[path] = page
        titles[page] = chapter.editions[language]?.frontMatter.title
      }
    }
    self.pages = pages
    self.titles = titles
    assets = Set(book.assets.keys)
    rows = BookRows(book)
    root = nil
    unusable = book.problems.unusableFiles.union(book.problems.claimedFiles)
    // Tables and the terms of chapters make pages, too.
    let isComplete = book.problems.brokenTables.isEmpty && unusable.isEmpty
    brokenSchemes = book.problems.brokenSchemes.union(isComplete ? [] : [ReferencePage.scheme])
  }

  /// Creates a resolver for files that belong to no book, by their paths from the root of the disk.
  ///
  /// - Parameters:
  ///   - pages: the Markdown files that links may name.
  ///   - others: the other files and folders.
  ///   - root: the folder that addresses beginning with `/` are relative to; `nil` if nobody knows it.
  package init(pages: Set<String>, others: Set<String>, root: String?) {
    self.pages = Dictionary(uniqueKeysWithValues: pages.map { ($0, PagePath($0)) })
    titles = [:]
    assets = others
    rows = nil
    self.root = root
    unusable = []
    brokenSchemes = []
  }

  /// Whether a link goes to something that cannot be used, which has a finding of its own.
  package func isInDoubt(_ destination: String, from path: String) -> Bool {
    if brokenSchemes.isEmpty, unusable.isEmpty { return false }
    if let link = RowLink(destination), rows != nil { return brokenSchemes.contains(link.scheme) }
    return self.path(ofLink: destination, from: path).map(unusable.contains) == true
  }

  /// The target of a link in a file; `nil` if nothing of the book lies there.
  package func target(of destination: String, from path: String) -> LinkTarget? {
    if Self.isExternal(destination) { return .external(destination) }
    if destination.utf8.first == UInt8(ascii: "#") {
      return .anchor(Self.decode(destination.dropFirst()))
    }
    guard let rows else { return targetOfFile(destination, from: path) }
    if let link = RowLink(destination) { return rows.target(of: link, from: path) }
    let sign = destination.utf8.firstIndex(of: UInt8(ascii: "#"))
    let name = destination[..<(sign ?? destination.endIndex)]
    guard let file = Self.path(of: Self.decode(name), from: path) else { return nil }
    if let page = pages[file] {
      return .page(page, anchor: sign.map { Self.decode(destination[$0...].dropFirst()) })
    }
    return assets.contains(file) ? .asset(file) : nil
  }

  private func targetOfFile(_ destination: String, from path: String) -> LinkTarget? {
    if destination.hasPrefix("doc:#"), DocCCatalogue(around: path) != nil {
      return .anchor(Self.decode(destination.dropFirst("doc:#".count)))
    }
    guard let file = filePath(destination, from: path) else {
      return isJudged(destination) ? nil : .external(destination)
    }
    let sign = destination.firstIndex(of: "#")
    if let page = pages[file] {
      return .page(page, anchor: sign.map { Self.decode(destination[$0...].dropFirst()) })
    }
    if assets.contains(file) { return .asset(file) }
    return DocCCatalogue(around: path)?.picture(destination, among: assets).map { .asset($0) }
  }

  /// Whether the files at hand can tell if the target of a link is there: not for an address of the web,
  /// of another scheme, or below a root that nobody knows.
  package func isJudged(_ destination: String) -> Bool {
    // Most are addresses of the web, and patterns are slow to look for.
    if Self.isExternal(destination) { return false }
    // One solidus, or none, makes a path of it.
    if destination.prefixMatch(of: /[Hh][Tt][Tt][Pp][Ss]?:(?!\/\/)/) != nil { return true }
    if destination.hasPrefix("/") { return root != nil && !destination.hasPrefix("//") }
    return destination.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/) == nil
  }

  /// The path, from the root of the disk, of the file that a link in another file names; `nil` if it
  /// names none or cannot be judged.
  package func filePath(_ destination: String, from path: String) -> String? {
    if destination.hasPrefix("doc:"),
      let article = DocCCatalogue(around: path)?
        .article(destination.dropFirst("doc:".count), among: pages.keys)
    {
      return article
    }
    guard isJudged(destination) else { return nil }
    let name = destination.prefix { $0 != "#" && $0 != "?" }
    guard !name.isEmpty else { return nil }
    let base = name.hasPrefix("/") ? (root ?? "") + "/_" : path
    return Self.path(of: Self.decode(name), from: base)
  }

  /// The DocC catalogue in which a file lies; `nil` for others.
  package static func catalogue(of path: String) -> String? { DocCCatalogue(around: path)?.path }

  /// Whether words are the title of the chapter that a link leads to.
  func isTitle(_ words: String, of target: LinkTarget) -> Bool {
    guard case .page(let page, _) = target else { return false }
    return titles[page] == words
  }

  /// The file of a page; `nil` if the book has none.
  package func file(of page: PagePath) -> String? {
    pages.filter { $0.value == page }.map(\.key).min()
  }

  /// The path, from the root, of the file that a link names, whether it is there or not.
  package func path(ofLink destination: String, from path: String) -> String? {
    // Who writes '..\\img\\dial.png' means a path, too.
    let destination = destination.replacing("\\", with: "/")
    if rows == nil { return filePath(destination, from: path) }
    return Self.path(of: Self.decode(destination.prefix { $0 != "#" }), from: path)
  }

  /// What is wrong with a link to a row of facts and how to mend it; `nil` for another link.
  package func fault(
    ofRow destination: String,
    from path: String
  ) -> (summary: String, help: String?)? {
    guard let rows, let link = RowLink(destination) else { return nil }
    return rows.fault(of: link, from: path)
  }

  /// What a link may look like, for an author whose link goes nowhere.
  package var exampleOfLink: String {
    rows == nil
      ? "link to a file that is there, such as 'docs/guide.md', or to 'https://…'"
      : "link to a chapter's file, such as '../part/chapter.md', or to 'https://…'"
  }
}
