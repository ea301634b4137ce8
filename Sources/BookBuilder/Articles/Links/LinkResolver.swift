package import BookModel

/// Resolves the links of pages in a book, or of Markdown files outside a book.
///
/// In a book, links name source files relative to their own, and data by schemes such as `trait:`.
package struct LinkResolver: Sendable {
  let pages: [String: PagePath]
  private let titles: [PagePath: String]
  let assets: Set<String>
  private let rows: SchemeLinkTargets?
  /// The folder to which links that begin with `/` are relative, outside a book; `nil` if unknown.
  private let root: String?
  /// Files of the book that exist but can't be used; they are reported elsewhere.
  private let unusable: Set<String>
  /// Schemes whose targets are unknown because their data file can't be used.
  private let brokenSchemes: Set<String>

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
    rows = SchemeLinkTargets(book)
    root = nil
    unusable = book.problems.unusableFiles.union(book.problems.filesOfBrokenParts)
    // Generated pages depend on tables and on the terms of chapters.
    let isComplete = book.problems.brokenTables.isEmpty && unusable.isEmpty
    brokenSchemes = book.problems.brokenSchemes.union(isComplete ? [] : [ReferencePage.scheme])
  }

  /// Creates a resolver for files outside a book.
  ///
  /// All paths are absolute.
  ///
  /// - Parameters:
  ///   - pages: the Markdown files that links may name.
  ///   - others: the other files and folders.
  ///   - root: the folder to which links that begin with `/` are relative; `nil` if unknown.
  package init(pages: Set<String>, others: Set<String>, root: String?) {
    self.pages = Dictionary(uniqueKeysWithValues: pages.map { ($0, PagePath($0)) })
    titles = [:]
    assets = others
    rows = nil
    self.root = root
    unusable = []
    brokenSchemes = []
  }

  package func hasUnusableTarget(_ destination: String, from path: String) -> Bool {
    if brokenSchemes.isEmpty, unusable.isEmpty { return false }
    if let link = SchemeLink(destination), rows != nil {
      return brokenSchemes.contains(link.scheme)
    }
    return self.path(ofLink: destination, from: path).map(unusable.contains) == true
  }

  package func target(of destination: String, from path: String) -> LinkTarget? {
    if Self.isExternal(destination) { return .external(destination) }
    if destination.utf8.first == UInt8(ascii: "#") {
      return .anchor(Self.decode(destination.dropFirst()))
    }
    guard let rows else { return targetOfFile(destination, from: path) }
    if let link = SchemeLink(destination) { return rows.target(of: link, from: path) }
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
      return canVerify(destination) ? nil : .external(destination)
    }
    let sign = destination.firstIndex(of: "#")
    if let page = pages[file] {
      return .page(page, anchor: sign.map { Self.decode(destination[$0...].dropFirst()) })
    }
    if assets.contains(file) { return .asset(file) }
    return DocCCatalogue(around: path)?.picture(destination, among: assets).map { .asset($0) }
  }

  /// Whether the known files suffice to verify a link.
  ///
  /// They don't for web addresses, other schemes, and paths below an unknown root.
  package func canVerify(_ destination: String) -> Bool {
    // Check the common case first; regular expressions are slow.
    if Self.isExternal(destination) { return false }
    // 'https:' with fewer than two slashes is a malformed address, to be reported as a missing
    // file.
    let scheme = Self.scheme(of: destination)
    if let scheme, ["http:", "https:"].contains(scheme.lowercased()),
      !destination.dropFirst(scheme.count).hasPrefix("//")
    {
      return true
    }
    if destination.hasPrefix("/") { return root != nil && !destination.hasPrefix("//") }
    return scheme == nil
  }

  /// The scheme of an address with its colon, see RFC 3986, section 3.1.
  private static func scheme(of destination: String) -> Substring? {
    let bytes = destination.utf8
    guard let first = bytes.first, isLetter(first) else { return nil }
    let end = bytes.firstIndex { byte in
      !isLetter(byte) && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        && byte != UInt8(ascii: "+") && byte != UInt8(ascii: ".") && byte != UInt8(ascii: "-")
    }
    guard let end, bytes[end] == UInt8(ascii: ":") else { return nil }
    return destination[...end]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) && byte < 0x80
  }

  /// The absolute path that a link names; `nil` if it names no file or can't be verified.
  package func filePath(_ destination: String, from path: String) -> String? {
    if destination.hasPrefix("doc:"),
      let article = DocCCatalogue(around: path)?
        .article(destination.dropFirst("doc:".count), among: pages.keys)
    {
      return article
    }
    guard canVerify(destination) else { return nil }
    let name = destination.prefix { $0 != "#" && $0 != "?" }
    guard !name.isEmpty else { return nil }
    let base = name.hasPrefix("/") ? (root ?? "") + "/_" : path
    return Self.path(of: Self.decode(name), from: base)
  }

  package static func catalogue(of path: String) -> String? { DocCCatalogue(around: path)?.path }

  func isTitle(_ words: String, of target: LinkTarget) -> Bool {
    guard case .page(let page, _) = target else { return false }
    return titles[page] == words
  }

  package func file(of page: PagePath) -> String? {
    pages.filter { $0.value == page }.map(\.key).min()
  }

  package func path(ofLink destination: String, from path: String) -> String? {
    // Accept Windows paths, so that the finding names the right file.
    let destination = destination.replacing("\\", with: "/")
    if rows == nil { return filePath(destination, from: path) }
    return Self.path(of: Self.decode(destination.prefix { $0 != "#" }), from: path)
  }

  package func fault(
    ofRow destination: String,
    from path: String
  ) -> (summary: String, help: String?)? {
    guard let rows, let link = SchemeLink(destination) else { return nil }
    return rows.fault(of: link, from: path)
  }

  package func linkExample(for destination: String) -> String {
    if destination.contains("@"), !destination.contains(where: { "/:".contains($0) }) {
      return "write 'mailto:\(destination)'"
    }
    return rows == nil
      ? "link to an existing file, such as 'docs/guide.md', or to 'https://…'"
      : "link to a chapter's file, such as '../part/chapter.md', or to 'https://…'"
  }
}
