import BookModel

/// What links such as `trait:adjustable` lead to in a book: rows of facts, pages of the knowledge base and
/// components.
struct BookRows: Sendable {
  private let languages: [String]
  /// The names of the pages of the knowledge base that the book has, by language.
  let references: [String: [String]]
  /// The tables whose rows can be linked to, by the word such links begin with.
  let tables: [String: DataTable]
  /// The ids of components.
  let components: Set<String>

  /// Takes what a book has.
  init(_ book: Book) {
    languages = book.languages
    references = Dictionary(
      uniqueKeysWithValues: book.languages.map { ($0, ReferencePage.names(in: book, language: $0)) }
    )
    components = Set(book.allComponents.map(\.id))
    tables = Dictionary(
      book.tables.values.compactMap { table in table.scheme.map { ($0, table) } }
    ) { first, _ in first }
  }

  /// Returns the target of a link in a file; nothing if the book has no such row.
  func target(of link: RowLink, from path: String) -> LinkTarget? {
    if link.scheme == ReferencePage.scheme {
      let name = link.id.prefix { $0 != "#" }
      let language = language(of: path)
      guard references[language, default: []].contains(where: { $0 == name }) else { return nil }
      let anchor = link.id.dropFirst(name.count + 1)
      return .page(
        .table(String(name), language: language),
        anchor: anchor.isEmpty ? nil : String(anchor)
      )
    }
    if link.scheme == Book.componentScheme {
      guard components.contains(link.id) else { return nil }
      return .page(.component(link.id, language: language(of: path)), anchor: nil)
    }
    guard let table = tables[link.scheme], table.rows.contains(where: { $0.id == link.id }) else {
      return nil
    }
    let page = PagePath.table(table.name, language: language(of: path))
    return .page(page, anchor: DataTable.anchor(of: link.id, in: table.name))
  }

  /// The language of a file, told from its folder; the book's first one for a file of none.
  func language(of path: String) -> String {
    let folder = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    return languages.contains(folder) ? folder : languages.first ?? "en"
  }
}
