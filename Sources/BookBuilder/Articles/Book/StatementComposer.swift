package import BookModel
package import Localization

/// Composes the accessibility statement of the site.
///
/// It lists the checks that ran in this build, with counts and costs measured on the finished
/// pages, so that the statement can't claim more than was checked.
package struct StatementComposer {
  package let pages: [PageSummary]
  package let rules: [String]
  /// The latest change that the pages record, as an ISO 8601 date.
  package let lastChange: String?
  package let contact: String?
  package let language: String
  package let words: SharedInterfaceText

  package init(
    pages: [PageSummary],
    rules: [String],
    lastChange: String?,
    contact: String?,
    language: String,
    words: SharedInterfaceText
  ) {
    self.pages = pages
    self.rules = rules
    self.lastChange = lastChange
    self.contact = contact
    self.language = language
    self.words = words
  }

  private var texts: InterfaceText.Statement { words.statement }
  private var runs: ScriptRuns { ScriptRuns(language: language) }

  package var article: Article {
    Article(
      language: words.language,
      words: words,
      page: .accessibility(language: language),
      title: runs.runs(of: texts.title),
      lead: runs.runs(of: texts.lead),
      blocks: [paragraph(texts.short), contactParagraph]
        + [heading(1, "aim", texts.goal)] + texts.goalText.map(paragraph)
        + [heading(2, "checked", texts.checked), paragraph(texts.checkedLead), list(checks)]
        + [paragraph(counts)]
        + [lastChange.map { paragraph(texts.lastChange(words.day($0))) }].compactMap(\.self)
        + [heading(3, "cost", texts.costs), .table(costs)]
        + [heading(4, "tests", texts.outside)] + texts.outsideText.map(paragraph)
        + [heading(5, "untested", texts.untested), paragraph(texts.untestedLead)]
        + [list(texts.untestedItems.map { runs.runs(of: $0) })]
        + [heading(6, "contact", texts.contact), contactParagraph]
    )
  }

  private var counts: String {
    let total = SiteCounts(sum: pagesWithText)
    let words = texts.counts
    return words.sentence(
      words.pages(total.pages),
      words.headings(total.headings),
      words.tables(total.tables),
      words.listings(total.listings),
      words.transcripts(total.transcripts),
      words.pictures(total.pictures)
    )
  }

  private var pagesWithText: [SiteCounts] {
    pages.filter { $0.kind != .search && $0.kind != .notFound }.map(\.counts)
  }

  private var checks: [[Run]] {
    rules.map { rule in texts.checks[rule].map { runs.runs(of: $0) } ?? [.code(rule)] }
  }

  private var costs: ArticleTable {
    let rows = PageKind.allCases.compactMap { kind -> ArticleTable.Row? in
      let costs = pages.filter { $0.kind == kind }.map(\.cost)
      guard let stops = costs.map(\.tabStops).max(), let headings = costs.map(\.headings).max()
      else { return nil }
      let name = runs.runs(of: texts.kinds.name(of: kind))
      let numbers = [costs.count, stops, headings].map { [Run.text("\($0)")] }
      return ArticleTable.Row(anchor: nil, cells: [name] + numbers)
    }
    let columns = texts.costsColumns
    let header = [columns.kind, columns.pages, columns.tabStops, columns.headings]
      .map { runs.runs(of: $0) }
    let size = "\(words.rows(rows.count)), \(words.columns(header.count))"
    let caption = "\(words.table(1)) \(texts.costsCaption), \(size)."
    return ArticleTable(
      number: 1,
      caption: runs.runs(of: caption).mergingForeignNames,
      header: header,
      rows: rows
    )
  }

  private var contactParagraph: ArticleBlock {
    guard let contact else { return paragraph(texts.noContact) }
    return .paragraph(
      runs.runs(of: texts.contactAt + " ")
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
    .list(of: items.map { [.paragraph($0)] })
  }
}

/// The figures about a finished page that go into the accessibility statement.
///
/// The page itself is not kept, because all pages of a long book may not fit into memory at once.
package struct PageSummary: Hashable, Sendable {
  package var kind: PageKind
  package var cost: NavigationCost
  package var counts: SiteCounts

  package init(kind: PageKind, cost: NavigationCost, counts: SiteCounts) {
    self.kind = kind
    self.cost = cost
    self.counts = counts
  }
}

/// The effort of getting from the start of a page to its text without a pointer: key presses before
/// the focus is in the text, and headings before the title.
package struct NavigationCost: Hashable, Sendable {
  package var tabStops = 0
  package var headings = 0

  package init(tabStops: Int, headings: Int) {
    self.tabStops = tabStops
    self.headings = headings
  }

  /// The maximum for any page.
  ///
  /// A skip link crosses all of it with one key press; the budget is for readers who don't use it.
  package static let budget = (tabStops: 8, headings: 0)
  /// The number of Tab stops that the banner is made for; many languages may need more.
  package static let aim = 7

  package var isTooHigh: Bool {
    tabStops > Self.budget.tabStops || headings > Self.budget.headings
  }
}
