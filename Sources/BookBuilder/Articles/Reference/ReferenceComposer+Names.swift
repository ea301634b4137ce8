import BookModel
import Localization

extension ReferenceComposer {
  struct IndexEntry {
    var name: String
    var runs: [Run]
    var target: LinkTarget
    var kind: String

    var weight: Int {
      let place =
        if case .page(let page, let anchor) = target {
          page.path.utf8.count + (anchor?.utf8.count ?? 0)
        } else { 0 }
      return name.utf8.count + kind.utf8.count + place + 40
    }
  }

  /// All index entries: terms, APIs, chapters, components and rows of facts.
  var indexEntries: [IndexEntry] {
    let glossary = ReferencePage.glossary.path(language: language)
    let interfaces = ReferencePage.interfaces.path(language: language)
    let (places, shown) = (glossaryPages, apiPages)
    let terms = entries.map { entry in
      IndexEntry(
        name: entry.name,
        runs: runs(entry.name),
        target: .page(places[entry.anchor] ?? glossary, anchor: entry.anchor),
        kind: words.knowledge.glossary.title
      )
    }
    let apis = apiEntries.map { entry in
      IndexEntry(
        name: entry.name,
        runs: [.code(entry.name)],
        target: .page(shown[entry.anchor] ?? interfaces, anchor: entry.anchor),
        kind: words.knowledge.interfaces.title
      )
    }
    let chapters = chapters.map { entry in
      IndexEntry(
        name: entry.article.title.plainText,
        runs: entry.article.title,
        target: .page(entry.article.page, anchor: nil),
        kind: words.knowledge.chapter.lowercasedFirst
      )
    }
    return [terms, apis, chapters, componentEntries, facts].flatMap(\.self)
  }

  private var componentEntries: [IndexEntry] {
    book.allComponents.flatMap { component in
      let localizedName = component.name[language]
      let names = [localizedName] + component.otherNames[language, default: []]
      return names.map { name in
        IndexEntry(
          name: name,
          runs: runs(name),
          target: .page(.component(component.id, language: language), anchor: nil),
          kind: words.components.page.title + (name == localizedName ? "" : ": " + localizedName)
        )
      }
    }
  }

  func sections(of article: Article) -> [IndexEntry] {
    let appendix = [words.checklist, words.terms, words.components.page.title, words.sources]
    return article.sections.filter { !appendix.contains($0.content.plainText) }.map { section in
      IndexEntry(
        name: section.content.plainText,
        runs: section.content,
        target: .page(article.page, anchor: section.anchor),
        kind: "\(words.knowledge.section): \(article.title.plainText)"
      )
    }
  }

  /// The rows of facts, except of tables whose rows have no names of their own, such as spoken lines.
  private var facts: [IndexEntry] {
    tables.flatMap { article -> [IndexEntry] in
      article.blocks.flatMap { block -> [IndexEntry] in
        guard case .table(let table) = block else { return [] }
        let names = table.rows.compactMap(\.cells.first?.plainText)
        guard Set(names).count == names.count else { return [] }
        return table.rows.compactMap { row in
          guard let anchor = row.anchor, let first = row.cells.first else { return nil }
          return IndexEntry(
            name: first.plainText,
            runs: first.withoutLinks,
            target: .page(article.page, anchor: anchor),
            kind: article.title.plainText
          )
        }
      }
    }
  }
}

extension [Run] {
  fileprivate var withoutLinks: [Run] {
    flatMap { run -> [Run] in
      if case .link(_, let content) = run { content } else { [run] }
    }
  }
}
