import BookModel
import Localization

extension BookArticles {
  /// The way into the book by what is heard: the groups of symptoms, each with its first two.
  ///
  /// Empty in a book without symptoms.
  func symptoms(language: String) -> [ArticleBlock] {
    guard let groups = SymptomGroups(of: book, language: language) else { return [] }
    let runs = ScriptRuns(language: language)
    let page = PagePath.chapter(groups.chapter.slug, language: language)
    let all = Symptom.all(in: book, language: language, links)
    let items = groups.sections.map { section -> [ArticleBlock] in
      let group = Run.link(.page(page, anchor: section.anchor), runs.runs(of: section.title))
      let examples = all.filter { $0.group == section.group }.prefix(Self.examples)
        .map { [Run.link($0.target, runs.runs(of: $0.name))] }
      return [.paragraph([group] + runs.runs(of: ": ") + examples.joined(separator: [.text(", ")]))]
    }
    let whole = Run.link(.page(page, anchor: nil), runs.runs(of: groups.chapter.frontMatter.title))
    return [.paragraph([whole]), .list(of: items)]
  }

  private static let examples = 2
}

extension ArticleComposer {
  /// The symptoms that lead to this chapter, each linked to the section with its fix.
  mutating func symptoms() -> ArticleBlock? {
    guard chapterNumber != nil else { return nil }
    let page = PagePath.chapter(edition.slug, language: edition.language)
    let symptoms = Symptom.all(in: book, language: edition.language, inlines.links)
      .filter { $0.page == page }
    guard !symptoms.isEmpty else { return nil }
    let items = symptoms.map { symptom -> [ArticleBlock] in
      let name = inlines.runs(of: symptom.name)
      let link = symptom.anchor.map { [Run.link(.anchor($0), name)] } ?? name
      return [.paragraph(link + [.text(": ")] + runs(ofLine: symptom.why.lowercasedFirst))]
    }
    let title = book.tables[Symptom.table]?.caption[edition.language]
    return .list(of: items, style: .symptoms, summary: title)
  }
}
