import BookModel
import Localization

extension ReferenceComposer {
  func links(to groups: [ChecklistGroup]) -> ArticleBlock {
    let names = words.knowledge.checklistGroups
    let links = groups.map { group -> [ArticleBlock] in
      let page = ReferencePage.path(of: group, language: language)
      let link = Run.link(.page(page, anchor: nil), runs(names.page(of: group).title))
      return [.paragraph([link] + runs(": \(names.items(self.items(of: group).count))"))]
    }
    return .list(of: links)
  }

  /// The checklist of a role or kind of screen, with a section for each part of the book.
  func article(of group: ChecklistGroup) -> Article {
    let page = words.knowledge.checklistGroups.page(of: group)
    let parts = Dictionary(grouping: items(of: group), by: \.chapter.part)
    let sections = book.parts.compactMap { part in parts[part].map { (part, $0) } }
    let blocks = sections.enumerated().flatMap { index, section -> [ArticleBlock] in
      let (part, items) = section
      let list = ArticleList(
        start: nil,
        items: items.map { item in
          [.paragraph(item.text), .paragraph([.link(.page(item.page, anchor: nil), item.title)])]
        },
        anchors: items.map(\.place)
      )
      let title = runs(part.title[language])
      return [heading(index + 1, anchor: "checklist-of-\(part.id)", title), .list(list)]
    }
    return article(
      at: ReferencePage.path(of: group, language: language),
      page.title,
      "\(page.lead) \(words.knowledge.checklistGroups.lead)",
      blocks,
      within: .checklists
    )
  }

  struct GroupItem {
    var chapter: Chapter
    var place: String
    var text: [Run]
    var title: [Run]
    var page: PagePath
  }

  func items(of group: ChecklistGroup) -> [GroupItem] {
    chapters.flatMap { entry in
      zip(entry.edition.frontMatter.checklist, places(of: entry.chapter))
        .filter { $0.0.groups.contains(group) }
        .map { item, place in
          GroupItem(
            chapter: entry.chapter,
            place: place,
            text: runs(ofLine: item.text, from: entry.edition.path),
            title: entry.article.title,
            page: entry.article.page
          )
        }
    }
  }
}
