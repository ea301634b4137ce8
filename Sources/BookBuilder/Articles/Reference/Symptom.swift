package import BookModel
import Markdown

/// What someone with a broken screen notices, and where the book explains it: a row of the table
/// `symptoms`.
package struct Symptom: Hashable, Sendable {
  package var group: String
  package var name: String
  package var why: String
  package var fix: String
  package var page: PagePath
  /// The section of the page; `nil` for the page as a whole.
  package var anchor: String?

  package static let table = "symptoms"

  private init?(_ row: DataTable.Row, language: String, _ links: LinkResolver) {
    func text(_ key: String) -> String { row.values[key]?.first?[language] ?? "" }
    let section = text("section")
    guard let start = section.firstRange(of: "]("), section.hasSuffix(")"),
      case .page(let page, let anchor)? = links.target(
        of: String(section[start.upperBound...].dropLast()),
        from: Chapter.introduction(language)
      )
    else { return nil }
    group = text("group")
    name = text("name")
    why = text("why")
    fix = text("fix")
    self.page = page
    self.anchor = anchor
  }

  /// The symptoms of a book, in the order of the table; none in a book without it.
  package static func all(
    in book: Book,
    language: String,
    _ links: LinkResolver
  ) -> [Symptom] {
    (book.tables[table]?.rows ?? []).compactMap { Symptom($0, language: language, links) }
  }
}

extension Symptom {
  var target: LinkTarget { .page(page, anchor: anchor) }
}

/// The sections of a chapter that show a group of symptoms each.
struct SymptomGroups {
  let chapter: ChapterEdition
  private(set) var sections: [(group: String, title: String, anchor: String)] = []

  /// Returns `nil` if no chapter shows symptoms.
  init?(of book: Book, language: String) {
    let editions = book.chapters.compactMap { $0.editions[language] }
    guard book.tables[Symptom.table] != nil,
      let chapter = editions.first(where: { $0.text.contains("data=\(Symptom.table) ") })
    else { return nil }
    self.chapter = chapter
    var anchors = AnchorNames()
    var heading: (title: String, anchor: String)?
    for block in chapter.document.blocks {
      switch block.kind {
      case .heading(_, let content):
        let title = content.plainText
        heading = (title, anchors.name(for: title))
      case .code(let code):
        guard code.info.contains("data=\(Symptom.table) "), let heading,
          let group = code.info.firstMatch(of: #/where="group: ([^"]+)"/#)?.1
        else { continue }
        sections.append((String(group), heading.title, heading.anchor))
      default: continue
      }
    }
  }
}
