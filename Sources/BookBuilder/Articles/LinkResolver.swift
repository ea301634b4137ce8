package import BookModel
import Diagnostics
import SourceText
import Spelling

/// Finds out where the links of a page go.
package struct LinkResolver: Sendable {
  private let pages: [String: PagePath]
  /// The titles of chapters by their pages.
  private let titles: [PagePath: String]
  private let assets: Set<String>
  private let languages: [String]
  /// The names of the pages of the knowledge base that the book has, by language.
  private let reference: [String: [String]]
  /// The tables whose rows can be linked to, by the word such links begin with.
  private let tables: [String: DataTable]
  /// The ids of components.
  private let components: Set<String>
  /// The folder that addresses beginning with `/` are relative to, for files of no book; `nil` if nobody
  /// knows it.
  private let root: String?
  /// Whether the pages are files of no book, of which a code host shows each by itself.
  private let isOfFiles: Bool

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
    languages = book.languages
    reference = Dictionary(
      uniqueKeysWithValues: book.languages.map { ($0, ReferencePage.names(in: book, language: $0)) }
    )
    components = Set(book.allComponents.map(\.id))
    tables = Dictionary(
      book.tables.values.compactMap { table in table.scheme.map { ($0, table) } }
    ) { first, _ in first }
    root = nil
    isOfFiles = false
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
    languages = []
    reference = [:]
    components = []
    tables = [:]
    self.root = root
    isOfFiles = true
  }

  /// The target of a link in a file; `nil` if nothing of the book lies there.
  package func target(of destination: String, from path: String) -> LinkTarget? {
    if Self.isExternal(destination) { return .external(destination) }
    if destination.utf8.first == UInt8(ascii: "#") {
      return .anchor(Self.decode(destination.dropFirst()))
    }
    if isOfFiles {
      if destination.hasPrefix("doc:#"), Self.catalogue(of: path) != nil {
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
      return picture(destination, from: path).map { .asset($0) }
    }
    if let (scheme, id) = Self.row(destination) {
      if scheme == ReferencePage.scheme {
        let name = id.prefix { $0 != "#" }
        let language = language(of: path)
        guard reference[language, default: []].contains(where: { $0 == name }) else { return nil }
        let anchor = id.dropFirst(name.count + 1)
        return .page(
          .table(String(name), language: language),
          anchor: anchor.isEmpty ? nil : String(anchor)
        )
      }
      if scheme == Book.componentScheme {
        guard components.contains(id) else { return nil }
        return .page(.component(id, language: language(of: path)), anchor: nil)
      }
      guard let table = tables[scheme], table.rows.contains(where: { $0.id == id }) else {
        return nil
      }
      let page = PagePath.table(table.name, language: language(of: path))
      return .page(page, anchor: DataTable.anchor(of: id, in: table.name))
    }
    let sign = destination.utf8.firstIndex(of: UInt8(ascii: "#"))
    let name = destination[..<(sign ?? destination.endIndex)]
    guard let file = Self.path(of: Self.decode(name), from: path) else { return nil }
    if let page = pages[file] {
      return .page(page, anchor: sign.map { Self.decode(destination[$0...].dropFirst()) })
    }
    return assets.contains(file) ? .asset(file) : nil
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
    if let article = article(destination, from: path) { return article }
    guard isJudged(destination) else { return nil }
    let name = destination.prefix { $0 != "#" && $0 != "?" }
    guard !name.isEmpty else { return nil }
    let base = name.hasPrefix("/") ? (root ?? "") + "/_" : path
    return Self.path(of: Self.decode(name), from: base)
  }

  /// The path of the article that a link such as `doc:First-Steps` in a file of a DocC catalogue goes to;
  /// `nil` for what is none, such as a symbol.
  private func article(_ destination: String, from path: String) -> String? {
    guard destination.hasPrefix("doc:"), let catalogue = Self.catalogue(of: path) else {
      return nil
    }
    let link = destination.dropFirst("doc:".count).prefix { $0 != "#" }
    guard let name = link.split(separator: "/").last.map(Self.decode) else { return nil }
    return pages.keys.filter { file in
      file.hasPrefix(catalogue + "/")
        && Self.fileName(file).dropLast(".md".count).replacing(" ", with: "-") == name
    }.min()
  }

  /// The path of a picture that a file of a DocC catalogue names without its folder, its size and its
  /// looks: 'dial' is 'Resources/dial~dark@2x.png'.
  private func picture(_ name: String, from path: String) -> String? {
    guard let catalogue = Self.catalogue(of: path), !name.contains("/") else { return nil }
    return assets.filter { file in
      guard file.hasPrefix(catalogue + "/") else { return false }
      let plain = Self.fileName(file).replacing(/(?:~dark|@[123]x)+(?=\.[a-z]+$)/, with: "")
      return plain == name || plain.prefix { $0 != "." } == name
    }.min()
  }

  /// The DocC catalogue in which a file lies; `nil` for others.
  package static func catalogue(of path: String) -> String? {
    guard let end = path.firstRange(of: ".docc/") else { return nil }
    return String(path[..<end.upperBound].dropLast())
  }

  /// Whether words are the title of the chapter that a link leads to.
  func isTitle(_ words: String, of target: LinkTarget) -> Bool {
    guard case .page(let page, _) = target else { return false }
    return titles[page] == words
  }

  /// The path of a file that was probably meant by one that is not there: of the same name in another
  /// folder, or of a name with a slip in it.
  ///
  /// - Parameter isPicture: whether a picture was meant; a page may be named by its address in the site.
  package func nearestPath(
    to path: String,
    from page: String,
    isPicture: Bool = false
  ) -> String? {
    var path = path
    if !isPicture, let page = Self.pageFile(ofAddress: path, isKnown: { pages[$0] != nil }) {
      path = page
    }
    // Whoever names a page does not mean a picture.
    // Nobody links to the page that they are writing, and so its name is no help.
    let known = path.hasSuffix(".md") ? pages.keys.filter { $0 != page } : Array(assets)
    let name = Self.fileName(path)
    var candidates = known.filter { Self.fileName($0) == name }
    if candidates.isEmpty {
      let nearest = Suggestion(among: Set(known.map(Self.fileName)).sorted()).nearest(to: name)
      candidates = known.filter { Self.fileName($0) == nearest }
    }
    return candidates.min { one, other in
      (EditDistance.between(one, path), one) < (EditDistance.between(other, path), other)
    }
  }

  /// The file that an address of the site, such as 'labels/index.html', or a name without its ending
  /// stands for; `nil` for the name of another file.
  private static func pageFile(ofAddress path: String, isKnown: (String) -> Bool) -> String? {
    let name = fileName(path)
    let folder = path.dropLast(name.count)
    if name == "index.html", !isKnown(folder + "index.md") { return folder.dropLast() + ".md" }
    if name.hasSuffix(".html") { return folder + name.dropLast("html".count) + "md" }
    return name.contains(".") ? nil : path + ".md"
  }

  /// The file of a page; `nil` if the book has none.
  package func file(of page: PagePath) -> String? {
    pages.filter { $0.value == page }.map(\.key).min()
  }

  private static func fileName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// The address that was meant by one without its beginning; `nil` for others.
  package func address(meantBy destination: String) -> String? {
    if destination.lowercased().hasPrefix("www.") { return "https://\(destination)" }
    guard let match = destination.prefixMatch(of: /([Hh][Tt][Tt][Pp][Ss]?):?\/+/) else {
      return nil
    }
    return "\(match.output.1.lowercased())://\(destination[match.range.upperBound...])"
  }

  /// What a link may look like, for an author whose link goes nowhere.
  package var exampleOfLink: String {
    isOfFiles
      ? "link to a file that is there, such as 'docs/guide.md', or to 'https://…'"
      : "link to a chapter's file, such as '../part/chapter.md', or to 'https://…'"
  }

  /// The path, from the root, of the file that a link names, whether it is there or not.
  package func path(ofLink destination: String, from path: String) -> String? {
    // Who writes '..\\img\\dial.png' means a path, too.
    let destination = destination.replacing("\\", with: "/")
    if isOfFiles { return filePath(destination, from: path) }
    return Self.path(of: Self.decode(destination.prefix { $0 != "#" }), from: path)
  }

  /// What is wrong with a link to a row of facts and how to mend it; `nil` for another link.
  package func fault(
    ofRow destination: String,
    from path: String
  ) -> (summary: String, help: String?)? {
    guard !isOfFiles, let (scheme, id) = Self.row(destination) else { return nil }
    if scheme == ReferencePage.scheme { return fault(ofReference: id, from: path) }
    if scheme == Book.componentScheme {
      guard !components.contains(id) else { return nil }
      guard !components.isEmpty else {
        let help = "add one to a file in 'Content/data/components', or link to a chapter"
        return ("the book has no components, so there is no '\(id)'", help)
      }
      let help = Suggestion(among: components.sorted()).sentence(for: id)
      return ("there is no component '\(id)' in 'Content/data/components'", help)
    }
    guard !tables.isEmpty else { return nil }
    guard let table = tables[scheme] else {
      let nearest = Suggestion(among: tables.keys.sorted()).nearest(to: scheme)
      return nearest.map { nearest in
        ("no data is linked to by '\(scheme):'", "did you mean '\(nearest):\(id)'?")
      }
    }
    guard !table.rows.contains(where: { $0.id == id }) else { return nil }
    let help = Suggestion(among: table.rows.map(\.id)).sentence(for: id)
    return ("there is no \(scheme) '\(id)' in 'Content/data/\(table.name).yml'", help)
  }

  /// What is wrong with a link to a page of the knowledge base that the book does not have.
  private func fault(
    ofReference id: String,
    from path: String
  ) -> (summary: String, help: String?)? {
    let name = String(id.prefix { $0 != "#" })
    let names = reference[language(of: path), default: []]
    guard !names.contains(name) else { return nil }
    let summary = "the book has no page '\(ReferencePage.scheme):\(name)'"
    guard !names.isEmpty else {
      let help =
        "link to a chapter: nothing in the book makes such a page, as 'terms' make a glossary"
      return (summary, help)
    }
    let links = names.map { "\(ReferencePage.scheme):\($0)" }
    // A page that other books have is not misspelt.
    guard ReferencePage.path(named: name, language: "en") == nil else {
      return (summary, "use one of: " + links.map { "'\($0)'" }.joined(separator: ", "))
    }
    return (summary, Suggestion(among: links).sentence(for: "\(ReferencePage.scheme):\(name)"))
  }

  /// The halves of a link such as `trait:adjustable`.
  private static func row(_ destination: String) -> (scheme: String, id: String)? {
    // Most links go to files, whose names hold no colon.
    guard destination.utf8.contains(UInt8(ascii: ":")) else { return nil }
    let halves = destination.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2, !halves[0].contains("/"), !halves[1].hasPrefix("//") else {
      return nil
    }
    return (String(halves[0]), decode(halves[1]))
  }

  /// The language of a file, told from its folder; the book's first one for a file of none.
  private func language(of path: String) -> String {
    let folder = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    return languages.contains(folder) ? folder : languages.first ?? "en"
  }

  /// Whether an address leads out of the book.
  static func isExternal(_ destination: String) -> Bool {
    guard destination.utf8.contains(UInt8(ascii: ":")) else { return false }
    let start = destination.prefix("https://".count).lowercased()
    return ["https://", "http://", "mailto:"].contains(where: start.hasPrefix)
  }

  /// The path, from the root, of a file named relative to another; `nil` if it leads out.
  package static func path(of name: String, from path: String) -> String? {
    // Bytes are quicker to look at than characters, and every link of a book comes here.
    let solidus = UInt8(ascii: "/")
    var place = Array(path.utf8)
    place.removeLast(place.count - (place.lastIndex(of: solidus) ?? 0))
    var rest = name.utf8[...]
    while !rest.isEmpty {
      let part = rest.prefix { $0 != solidus }
      rest = rest[part.endIndex...].dropFirst()
      if part.isEmpty || part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        if place.isEmpty { return nil }
        place.removeLast(place.count - (place.lastIndex(of: solidus) ?? 0))
      } else {
        if !place.isEmpty { place.append(solidus) }
        place.append(contentsOf: part)
      }
    }
    return String(decoding: place, as: UTF8.self)
  }

  /// The name by which a file links to another, both given by their paths from the root: the way back
  /// from `path(of:from:)`.
  package static func name(of target: String, from path: String) -> String {
    PagePath(path).href(to: PagePath(target))
  }

  /// A text without percent signs for bytes; one that nobody encoded stays as it is.
  private static func decode(_ text: Substring) -> String {
    text.percentDecoded ?? String(text)
  }
}
