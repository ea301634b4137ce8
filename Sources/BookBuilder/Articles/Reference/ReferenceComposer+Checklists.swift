import BookModel
import Localization
import SourceText

extension ReferenceComposer {
  /// The page of all checklists, and one for each role and kind of screen that is used.
  ///
  /// If all lists are too long for one page, each part of the book gets its own.
  var checklists: [Article] {
    let groups = ChecklistGroup.allCases.filter { !items(of: $0).isEmpty }
    let title = words.knowledge.checklists
    let ways = [
      (words.knowledge.checklistGroups.roles, "roles", ChecklistGroup.roles),
      (words.knowledge.checklistGroups.screens, "screens", ChecklistGroup.screens),
    ]
    .map { ($0.0, $0.1, $0.2.filter(groups.contains)) }
    .filter { !$0.2.isEmpty }
    let contents = ways.enumerated().flatMap { index, way in
      [heading(index + 1, anchor: way.1, runs(way.0)), links(to: way.2)]
    }
    let path = ReferencePage.checklists.path(language: language)
    let chapters = chapters.filter { !$0.edition.frontMatter.checklist.isEmpty }
    let parts = book.parts.map { part in (part, chapters.filter { $0.chapter.part.id == part.id }) }
      .filter { !$0.1.isEmpty }
    let isDivided = parts.count > 1 && weight(of: chapters) > Self.maximumChecklistSize
    let lists =
      isDivided ? links(to: parts, after: ways.count) : lists(of: chapters, after: ways.count)
    let all = article(at: path, title.title, title.lead, contents + lists)
    let pages = isDivided ? parts.map(page) : []
    return ([all] + groups.map(article) + pages).map { article in
      var article = article
      // A page that only links to the parts has nothing to tick.
      article.script = article == all && isDivided ? nil : Article.checklistScript
      return article
    }
  }

  private typealias Entry = (chapter: Chapter, edition: ChapterEdition, article: Article)

  private static let maximumChecklistSize = 42_000

  private func weight(of chapters: [Entry]) -> Int {
    chapters.flatMap { $0.edition.frontMatter.checklist.map { $0.text.utf8.count + 50 } }
      .reduce(0, +)
  }

  private func page(of part: Part, _ chapters: [Entry]) -> Article {
    var article = article(
      at: path(of: part),
      name(of: part),
      words.knowledge.checklists.lead,
      lists(of: chapters, after: 0),
      within: .checklists
    )
    article.counterpart = ReferencePage.checklists.path(language: language)
    return article
  }

  private func path(of part: Part) -> PagePath {
    ReferencePage.checklists.path(language: language).below("part-\(part.id)")
  }

  private func name(of part: Part) -> String {
    "\(words.knowledge.checklists.title): \(part.title[language])"
  }

  private func links(to parts: [(Part, [Entry])], after sections: Int) -> [ArticleBlock] {
    let items = parts.map { part, chapters -> [ArticleBlock] in
      let count = chapters.map(\.edition.frontMatter.checklist.count).reduce(0, +)
      let link = Run.link(.page(path(of: part), anchor: nil), runs(name(of: part)))
      return [.paragraph([link] + runs(": \(words.knowledge.checklistGroups.items(count))"))]
    }
    return [
      heading(sections + 1, anchor: "chapters", runs(words.home.byChapter)),
      .list(of: items),
    ]
  }

  private func lists(of chapters: [Entry], after sections: Int) -> [ArticleBlock] {
    chapters.enumerated()
      .flatMap { index, entry -> [ArticleBlock] in
        let slug = entry.chapter.slug
        let checklist = entry.edition.frontMatter.checklist
        let items = checklist.map { item -> [ArticleBlock] in
          [.paragraph(runs(ofLine: item.text, from: entry.edition.path))]
        }
        let list = ArticleList(
          start: nil,
          items: items,
          anchors: places(of: entry.chapter)
        )
        return [
          heading(sections + index + 1, anchor: "checklist-\(slug)", entry.article.title),
          .paragraph([
            .link(
              .page(entry.article.page, anchor: nil),
              runs(words.knowledge.chapter + ": ") + entry.article.title
            )
          ]),
          .list(list),
        ]
      }
  }

  /// The anchors of a chapter's items.
  ///
  /// They are the same on all pages, which therefore share ticks.
  func places(of chapter: Chapter) -> [String] {
    ChecklistAnchors(of: chapter, in: language, languages: book.languages).names
  }
}

/// The anchors of a chapter's checklist items, under which browsers store the ticks.
///
/// An anchor depends on the words of the item in the first language. A tick therefore follows an
/// item that moves in the list, and applies in every language.
struct ChecklistAnchors {
  /// One anchor for each item, in order.
  let names: [String]

  init(of chapter: Chapter, in language: String, languages: [String]) {
    let items = chapter.editions[language]?.frontMatter.checklist ?? []
    let first = languages.lazy.compactMap { chapter.editions[$0]?.frontMatter.checklist }.first
    // A partly translated list can't be matched with the original, so it uses its own words.
    let original = first?.count == items.count ? first ?? items : items
    var counts: [String: Int] = [:]
    names = original.map { item in
      let name = "checklist-\(chapter.slug)-\(Self.hash(of: item.text))"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return count == 1 ? name : "\(name)-\(count)"
    }
  }

  private static func hash(of text: String) -> String {
    var hash = ByteHash()
    hash.add(text.lowercased().filter { $0.isLetter || $0.isNumber })
    return String(UInt32(truncatingIfNeeded: hash.value), radix: 36)
  }
}
