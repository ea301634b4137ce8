/// Makes the page that says how accessible the site is, out of the checks that ran in this build.
struct StatementComposer {
  /// The finished pages of the language, other than this one.
  let pages: [PageSummary]
  /// The names of the kinds of findings that were looked for.
  let rules: [String]
  /// The day of the last change that the pages record, as ISO 8601 writes it, if there is one.
  let lastChange: String?
  /// Where readers can write, if that is known.
  let contact: String?
  /// The language, as a BCP 47 tag.
  let language: String

  private var words: SharedWords { InterfaceWords.words(for: language) }
  private var own: InterfaceWords.Statement { words.site.statement }
  private var runs: ScriptRuns { ScriptRuns(language: language) }

  /// The article.
  var article: Article {
    Article(
      language: words.language,
      page: .accessibility(language: language),
      title: runs.runs(of: own.title),
      lead: runs.runs(of: own.lead),
      blocks: [heading(1, "aim", own.goal)] + own.goalText.map(paragraph)
        + [heading(2, "checked", own.checked), paragraph(own.checkedLead), list(checks)]
        + [paragraph(own.counts(SiteCounts(sum: pagesWithText)))]
        + [lastChange.map { paragraph(own.lastChange($0)) }].compactMap(\.self)
        + [heading(3, "cost", own.costs), .table(costs)]
        + [heading(4, "tests", own.outside)] + own.outsideText.map(paragraph)
        + [heading(5, "untested", own.untested), paragraph(own.untestedLead)]
        + [list(own.untestedItems.map { runs.runs(of: $0) })]
        + [heading(6, "contact", own.contact), contactParagraph]
    )
  }

  /// The pages that have a text edition.
  private var pagesWithText: [SiteCounts] {
    pages.filter { $0.kind != .search && $0.kind != .notFound }.map(\.counts)
  }

  /// What was looked for, all of it; what a language has no words for goes by its name.
  private var checks: [[Run]] {
    rules.map { rule in own.checks[rule].map { runs.runs(of: $0) } ?? [.code(rule)] }
  }

  /// A row for each kind of page, with the dearest page of the kind.
  private var costs: ArticleTable {
    let rows = PageKind.allCases.compactMap { kind -> ArticleTable.Row? in
      let costs = pages.filter { $0.kind == kind }.map(\.cost)
      guard let stops = costs.map(\.tabStops).max(), let headings = costs.map(\.headings).max()
      else { return nil }
      let name = runs.runs(of: own.kinds[kind, default: ""])
      let numbers = [costs.count, stops, headings].map { [Run.text("\($0)")] }
      return ArticleTable.Row(anchor: nil, cells: [name] + numbers)
    }
    let header = own.costsColumns.map { runs.runs(of: $0) }
    let size = "\(words.rows(rows.count)), \(words.columns(header.count))"
    let caption = "\(words.table(1)) \(own.costsCaption), \(size)."
    return ArticleTable(
      number: 1,
      caption: runs.runs(of: caption).withNamesInOneVoice,
      header: header,
      rows: rows
    )
  }

  private var contactParagraph: ArticleBlock {
    guard let contact else { return paragraph(own.noContact) }
    return .paragraph(
      runs.runs(of: own.contactAt + " ")
        + [.link(.external(contact), runs.runs(of: words.source)), .text(".")]
    )
  }

  private func heading(_ number: Int, _ anchor: String, _ title: String) -> ArticleBlock {
    .heading(
      ArticleHeading(level: 2, anchor: anchor, number: [number], content: runs.runs(of: title))
    )
  }

  private func paragraph(_ text: String) -> ArticleBlock {
    .paragraph(runs.runs(of: text))
  }

  private func list(_ items: [[Run]]) -> ArticleBlock {
    .list(ArticleList(start: nil, items: items.map { [.paragraph($0)] }))
  }
}
