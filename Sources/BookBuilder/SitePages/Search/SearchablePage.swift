package import Articles
package import BookModel
import SourceText

package struct SearchablePage: Sendable {
  let page: PagePath
  let language: String
  let kind: PageKind
  /// Whether the page is read from what is wrong with a screen.
  var isAboutSymptoms = false
  let title: String
  let lead: String
  /// The spoken example and the rule from the chapter's summary.
  let glance: [String]
  private(set) var text: [UInt8]
  private(set) var sections: [Section] = []
  /// The rows of tables of symptoms.
  private(set) var symptoms: [Symptom] = []

  struct Symptom: Sendable {
    var anchor: String
    var title: String
    var cause: String
    /// What finds it.
    var words: String
  }

  struct Section: Sendable {
    var anchor = ""
    var title = ""
    var lines: [Range<Int>] = []
    /// What results may quote of `lines`.
    var quotedLines: [Range<Int>] = []
    /// Lines of other sections whose words also find this one.
    var relatedLines: [Range<Int>] = []
    /// If set, only these words find the section, instead of all its lines.
    var words: [UInt8]?
  }

  var group: SearchGroup {
    if isAboutSymptoms { return .symptom }
    return switch kind {
    case .home, .chapter: .chapter
    case .reference: PagePath.isComponent(page) ? .component : .reference
    case .about, .search, .tryout, .notFound: .reference
    }
  }

  package init(_ article: Article, _ plainText: PlainTextPage, kind: PageKind) {
    page = article.page
    language = article.language
    self.kind = kind
    title = article.title.plainText
    lead = article.lead.plainText
    glance = article.glanceSummary.map(\.plainText)
    text = plainText.body
    let body = text.count
    text.append(contentsOf: title.utf8)
    let titleEnd = text.count
    text.append(contentsOf: lead.utf8)
    var section = Section(lines: [body..<titleEnd, titleEnd..<text.count])
    for (block, lines) in zip(article.blocks, plainText.places) {
      if case .heading(let heading) = block, heading.level == 2 {
        sections.append(section)
        section = Section(anchor: heading.anchor, title: heading.content.plainText)
      }
      // A glossary term is found by its name, as a section is by its title. The words of its
      // explanation find the page as a whole; indexing them per term would enlarge the index by a
      // tenth.
      if kind == .reference, case .terms(let terms) = block {
        let lines = text.lines(in: lines)
        if sections.isEmpty {
          section.relatedLines += lines
        } else {
          sections[0].relatedLines += lines
        }
        let entries = zip(terms, lines).map { term, line in
          let name = term.term.plainText
          return Section(
            anchor: term.anchor ?? "",
            title: name,
            lines: [line],
            quotedLines: [line],
            words: Array(name.utf8)
          )
        }
        sections += [section] + entries.dropLast()
        section = entries.last ?? section
        continue
      }
      // A symptom is found by its name and leads to the section that explains it.
      if case .list(let list) = block, list.style == .symptoms {
        let lines = text.lines(in: lines)
        sections += [section] + zip(list.items, lines).compactMap(Section.init)
        section = Section(anchor: section.anchor, title: section.title, words: [])
        continue
      }
      // Explanations of rules are repeated on most pages, so searching them would be useless.
      if case .onDemand = block { continue }
      let lines = text.lines(in: lines)
      section.lines += lines
      section.quotedLines += lines.dropFirst(block.unquotedLines)
      // Their reference repeats symptoms.
      if kind == .chapter, case .table(let table) = block {
        symptoms += table.rows.compactMap(Symptom.init)
      }
    }
    sections.append(section)
  }
}

extension SearchablePage {
  func searchedTexts(in section: Section) -> [ArraySlice<UInt8>] {
    if let words = section.words { return [words[...]] }
    return (section.lines + section.relatedLines).map { text[$0] }
  }

  /// The script with the text that results quote from the page: its lead, and its sections.
  ///
  /// It is loaded only for pages among the results; with all texts, the index of a language would
  /// be ten times as long.
  package var file: OutputFile {
    let search = PagePath.search(language: language)
    let texts = sections.map { section in
      section.quotedLines.map { String(decoding: text[$0], as: UTF8.self) }
        .joined(separator: "\n")
    }
    let values = [
      ScriptSafeJSON(search.href(to: page)), ScriptSafeJSON([lead] + glance), ScriptSafeJSON(texts),
    ]
    let script = "searchText(\(values.map(\.json).joined(separator: ",")))\n"
    return OutputFile(path: page.searchText.path, bytes: Array(script.utf8))
  }
}

extension [UInt8] {
  fileprivate func lines(in range: Range<Int>) -> [Range<Int>] {
    self[range].split(separator: UInt8(ascii: "\n")).map(\.indices)
  }
}

extension SearchablePage.Section {
  /// The section of a symptom: the link at the beginning of its line.
  fileprivate init?(_ item: [ArticleBlock], line: Range<Int>) {
    guard case .paragraph(let runs)? = item.first,
      case .link(.anchor(let anchor), let name)? = runs.first
    else { return nil }
    self.init(anchor: anchor, title: name.plainText, lines: [line], quotedLines: [line])
  }
}

extension ArticleBlock {
  /// The number of lines at its beginning that say nothing alone: the key of spoken lines, and the
  /// caption of a table with the names of its columns.
  fileprivate var unquotedLines: Int {
    switch self {
    case .legend: .max
    case .table: 2
    default: 0
    }
  }
}

extension SearchablePage.Symptom {
  /// A row of the table of symptoms; its last cell is only the way to the chapter.
  fileprivate init?(_ row: ArticleTable.Row) {
    guard let anchor = row.anchor, anchor.hasPrefix("\(Articles.Symptom.table)-"),
      row.cells.count > 2
    else { return nil }
    let cells = row.cells.dropLast().map(\.plainText)
    self.init(
      anchor: anchor,
      title: cells[0],
      cause: cells[1],
      words: cells.joined(separator: " ")
    )
  }
}
