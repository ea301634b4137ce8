import BookModel
import Diagnostics

/// The targets of links with a scheme, such as `trait:adjustable`.
///
/// They are rows of facts, pages of the reference, and components.
struct SchemeLinkTargets: Sendable {
  private let languages: [String]
  let references: [String: [String]]
  let tables: [String: DataTable]
  let components: Set<String>

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

  func target(of link: SchemeLink, from path: String) -> LinkTarget? {
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

  /// The language of a file's folder, or else the book's default language.
  func language(of path: String) -> String {
    let folder = path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    return languages.contains(folder) ? folder : languages.first ?? "en"
  }

  func fault(of link: SchemeLink, from path: String) -> (summary: String, help: String?)? {
    let (scheme, id) = (link.scheme, link.id)
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
        ("no data uses the link scheme '\(scheme):'", "did you mean '\(nearest):\(id)'?")
      }
    }
    guard !table.rows.contains(where: { $0.id == id }) else { return nil }
    let help = Suggestion(among: table.rows.map(\.id)).sentence(for: id)
    return ("there is no \(scheme) '\(id)' in 'Content/data/\(table.name).yml'", help)
  }

  private func fault(
    ofReference id: String,
    from path: String
  ) -> (summary: String, help: String?)? {
    let name = String(id.prefix { $0 != "#" })
    let names = references[language(of: path), default: []]
    guard !names.contains(name) else { return nil }
    let summary = "the book has no page '\(ReferencePage.scheme):\(name)'"
    guard !names.isEmpty else {
      let help =
        "link to a chapter; such pages need content, as the glossary needs 'terms'"
      return (summary, help)
    }
    let links = names.map { "\(ReferencePage.scheme):\($0)" }
    // The name is a known page, so it isn't misspelt; suggest the pages that exist.
    guard ReferencePage.path(named: name, language: "en") == nil else {
      return (summary, "use one of: " + links.map { "'\($0)'" }.joined(separator: ", "))
    }
    return (summary, Suggestion(among: links).sentence(for: "\(ReferencePage.scheme):\(name)"))
  }
}
