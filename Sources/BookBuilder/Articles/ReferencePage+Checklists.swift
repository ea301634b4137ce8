package import BookModel

extension ReferencePage {
  /// The place of the checklist of a role or of a kind of screen.
  package static func path(of group: ChecklistGroup, language: String) -> PagePath {
    .table("\(checklists.rawValue)/\(group.rawValue)", language: language)
  }

  /// The page of any book that a link such as `page:glossary` or `page:checklists/tester` leads to; `nil` if there
  /// is none of this name.
  static func path(named name: String, language: String) -> PagePath? {
    if let page = ReferencePage(rawValue: name) { return page.path(language: language) }
    return ChecklistGroup.allCases.map { path(of: $0, language: language) }
      .first { $0 == .table(name, language: language) }
  }

  /// The names by which links such as `page:checklists/tester` lead to the pages that a book has in a
  /// language, in their order.
  static func names(in book: Book, language: String) -> [String] {
    let items = book.chapters.compactMap { $0.editions[language] }.flatMap(\.frontMatter.checklist)
    let groups = ChecklistGroup.allCases.filter { group in
      items.contains { $0.groups.contains(group) }
    }
    return all(in: book, language: language).map(\.rawValue)
      + groups.map { "\(checklists.rawValue)/\($0.rawValue)" }
  }

  /// The places of all these pages in a language, whether or not the book has something to tell there.
  package static func allPaths(language: String) -> [PagePath] {
    allCases.map { $0.path(language: language) }
      + ChecklistGroup.allCases.map { path(of: $0, language: language) }
  }
}
