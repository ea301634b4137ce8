import BookModel
import Localization

extension ReferenceComposer {
  /// Everything with a name, in the order of the alphabet: search that needs no script.
  var alphabet: [ArticleBlock] { index(of: named) }

  /// The sections of all chapters, in the order of the alphabet.
  var sections: [ArticleBlock] { index(of: chapters.map(\.article).flatMap(sections)) }

  /// By ear, letters such as «A» and «А» are the same.
  private func name(ofLetter letter: String) -> String {
    let knowledge = words.knowledge
    return letter.allSatisfy(\.isASCII) ? knowledge.latinLetter(letter) : knowledge.letter(letter)
  }

  private func index(of entries: [Named]) -> [ArticleBlock] {
    let names = entries.sortedAlphabetically(by: \.name)
    let shared = sharedNames(entries)
    let letters = Dictionary(grouping: names) { $0.letter }.sorted { left, right in
      (left.key ?? "").alphabetically(before: right.key ?? "")
    }
    return letters.enumerated().flatMap { index, letter -> [ArticleBlock] in
      let title = letter.key.map(name(ofLetter:)) ?? words.knowledge.signs
      let items = letter.value.map { entry -> [ArticleBlock] in
        let kind = [.text(", ")] + runs(entry.kind)
        return shared.contains(entry.name.lowercased())
          ? [.paragraph([.link(entry.target, entry.runs + kind)])]
          : [.paragraph([.link(entry.target, entry.runs)] + kind)]
      }
      return [
        heading(index + 1, anchor: Self.anchor("letter", letter.key ?? "signs"), runs(title)),
        .list(ArticleList(start: nil, items: items)),
      ]
    }
  }

  /// The names, in small letters, that lead to more than one place, here or at the foot of the page;
  /// in a list of links they need what tells them apart.
  private func sharedNames(_ entries: [Named]) -> Set<String> {
    var targets: [String: Set<LinkTarget>] = [:]
    for entry in entries { targets[entry.name.lowercased(), default: []].insert(entry.target) }
    return Set(targets.filter { $0.value.count > 1 }.keys).union(words.namesOfStandingLinks)
  }

  /// Something with a name and a place.
  private struct Named {
    var name: String
    var runs: [Run]
    var target: LinkTarget
    /// What it is, such as a word of the glossary or a section of a chapter.
    var kind: String

    /// The first letter; `nil` for a name that begins with none.
    var letter: String? {
      let first = name.lowercased().first { $0.isLetter || $0.isNumber }
      guard let first, first.isLetter else { return nil }
      return first == "ё" ? "Е" : first.uppercased()
    }
  }

  private var named: [Named] {
    let glossary = ReferencePage.glossary.path(language: language)
    let interfaces = ReferencePage.interfaces.path(language: language)
    let terms = entries.map { entry in
      Named(
        name: entry.name,
        runs: runs(entry.name),
        target: .page(glossary, anchor: entry.anchor),
        kind: words.knowledge.glossary.title
      )
    }
    let apis = shownInterfaces.map { entry in
      Named(
        name: entry.name,
        runs: [.code(entry.name)],
        target: .page(interfaces, anchor: Self.anchor("api", entry.name)),
        kind: words.knowledge.interfaces.title
      )
    }
    let chapters = chapters.map { entry in
      Named(
        name: entry.article.title.plainText,
        runs: entry.article.title,
        target: .page(entry.article.page, anchor: nil),
        kind: words.knowledge.chapter.lowercasedFirst
      )
    }
    return [terms, apis, chapters, namesOfComponents, facts].flatMap(\.self)
  }

  /// The components under all their names.
  private var namesOfComponents: [Named] {
    book.allComponents.flatMap { component in
      let own = component.name[language]
      let names = [own] + component.otherNames[language, default: []]
      return names.map { name in
        Named(
          name: name,
          runs: runs(name),
          target: .page(.component(component.id, language: language), anchor: nil),
          // People call several components by one name.
          kind: words.components.page.title + (name == own ? "" : ": " + own)
        )
      }
    }
  }

  /// The sections of a chapter, without those that its front matter makes.
  private func sections(of article: Article) -> [Named] {
    let appendix = [words.checklist, words.terms, words.components.page.title, words.sources]
    return article.sections.filter { !appendix.contains($0.content.plainText) }.map { section in
      Named(
        name: section.content.plainText,
        runs: section.content,
        target: .page(article.page, anchor: section.anchor),
        kind: "\(words.knowledge.section): \(article.title.plainText)"
      )
    }
  }

  /// The rows of the tables that have a page.
  private var facts: [Named] {
    tables.flatMap { article -> [Named] in
      article.blocks.flatMap { block -> [Named] in
        guard case .table(let table) = block else { return [] }
        return table.rows.compactMap { row in
          guard let anchor = row.anchor, let first = row.cells.first else { return nil }
          return Named(
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
  /// The runs with the words of links in place of the links.
  fileprivate var withoutLinks: [Run] {
    flatMap { run -> [Run] in
      if case .link(_, let content) = run { content } else { [run] }
    }
  }
}
