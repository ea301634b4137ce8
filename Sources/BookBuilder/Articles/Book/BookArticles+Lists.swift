import BookModel
import Localization

extension BookArticles {
  /// The list of chapters of a part.
  func list(of part: Part, language: String) -> ArticleBlock {
    let chapters = book.chapters.filter { $0.part.id == part.id }
    let items = chapters.compactMap { chapter -> [ArticleBlock]? in
      guard let article = opening(of: chapter, language: language) else { return nil }
      let link: ArticleBlock = .paragraph([.link(.page(article.page, anchor: nil), article.title)])
      return [link, .paragraph(article.lead)]
        + glance(of: chapter, language: language).map(ArticleBlock.paragraph)
    }
    return .list(ArticleList(start: chapters.first?.number ?? 1, items: items))
  }

  /// The parts of a long book, each with a link to its chapters and their number.
  ///
  /// The items have the anchors that the lists of chapters have in a shorter book.
  func listOfParts(language: String) -> ArticleBlock {
    let runs = ScriptRuns(language: language)
    let words = book.words[language]
    let items = book.parts.map { part -> [ArticleBlock] in
      let count = words.home.chapters(book.chapters.count { $0.part.id == part.id })
      let target = ReferencePage.listed(part, in: book, language: language)
      // Some parts have the names of reference pages, so the number is part of the link.
      return [.paragraph([.link(target, runs.runs(of: "\(part.title[language]) (\(count))"))])]
    }
    var list = ArticleList(start: nil, items: items, style: .links)
    list.places = book.parts.map { "contents-of-\($0.id)" }
    if hasReference(language: language) {
      let target = ReferencePage.referenceList(of: book, language: language)
      list.items.append([.paragraph([.link(target, runs.runs(of: words.reference))])])
      list.places.append(ReferencePage.listAnchor)
    }
    return .list(list)
  }

  /// The page of chapter summaries.
  ///
  /// In a long book the list on the first page has no room for them.
  func chapterSummaries(language: String) -> [ArticleBlock] {
    let runs = ScriptRuns(language: language)
    return book.parts.enumerated().flatMap { index, part -> [ArticleBlock] in
      [
        .heading(
          [index + 1],
          anchor: ReferencePage.anchor(of: part),
          runs.runs(of: part.title[language])
        ),
        list(of: part, language: language),
      ]
    }
  }

  /// Links into the book by chapter, component, role and kind of screen.
  ///
  /// Empty if chapters are the only way in.
  func ways(language: String) -> [ArticleBlock] {
    let words = book.words[language]
    let groups = words.knowledge.checklistGroups
    let home = ReferencePage.chapterList(of: book, language: language)
    let components = ReferencePage.components
    let ways = [
      (words.home.byComponent, links(to: book.allComponents.isEmpty ? [] : [components], language)),
      (groups.roles, links(to: ChecklistGroup.roles, language)),
      (groups.screens, links(to: ChecklistGroup.screens, language)),
    ]
    .filter { !$0.1.isEmpty }
    guard !ways.isEmpty else { return [] }
    let all = [(words.home.byChapter, [(home, words.site.chapters)])] + ways
    let runs = ScriptRuns(language: language)
    let items = all.map { name, links -> [ArticleBlock] in
      let list = links.map { target, name in [Run.link(target, runs.runs(of: name))] }
      return [.paragraph(runs.runs(of: name + ": ") + list.joined(separator: [.text(", ")]))]
    }
    return [
      .paragraph(runs.runs(of: words.home.ways)), .list(of: items),
    ]
  }

  private typealias Way = (target: LinkTarget, name: String)

  private func links(to pages: [ReferencePage], _ language: String) -> [Way] {
    pages.map { page in
      let title = page.title(in: book.words[language]).title
      return (.page(page.path(language: language), anchor: nil), title)
    }
  }

  private func links(to groups: [ChecklistGroup], _ language: String) -> [Way] {
    let items = book.chapters.compactMap { $0.editions[language] }.flatMap(\.frontMatter.checklist)
    let used = items.reduce(into: Set<ChecklistGroup>()) { $0.formUnion($1.groups) }
    let words = book.words[language].knowledge.checklistGroups
    return groups.filter(used.contains).map { group in
      let page = ReferencePage.path(of: group, language: language)
      return (.page(page, anchor: nil), words.page(of: group).title)
    }
  }
}
