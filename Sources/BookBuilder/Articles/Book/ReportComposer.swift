import BookModel
import Localization
import SnippetNotation

/// Composes the page with the results of checking the book.
///
/// It has a table of counts, the blocks that are shown without a check, the allowed findings, and
/// the VoiceOver recordings.
struct ReportComposer {
  let report: CheckReport
  let recordings: [Recording]
  let articles: [Article]
  let links: LinkResolver
  let language: String

  let words: SharedInterfaceText
  static let numbersAnchor = "numbers"
  static let recordingsAnchor = "recordings"
  private var runs: ScriptRuns { ScriptRuns(language: language) }

  var article: Article {
    Article(
      language: words.language,
      words: words,
      page: .report(language: language),
      title: runs.runs(of: words.report.title),
      lead: runs.runs(of: words.report.lead),
      blocks: [heading(1, anchor: Self.numbersAnchor, words.report.numbers), .table(table)]
        + [heading(2, anchor: "unchecked", words.report.unchecked)] + unchecked
        + [heading(3, anchor: "allowed", words.report.allowed)] + allowed + heard
    )
  }

  private var heard: [ArticleBlock] {
    guard !recordings.isEmpty else { return [] }
    let report = words.report
    let rows = recordings.map { recording in
      ArticleTable.Row(
        anchor: nil,
        cells: [
          runs.runs(of: recording.system),
          runs.runs(of: words.inLanguage(recording.language).capitalizedFirst),
          [.text("\(recording.lines)")], [.code(recording.address)],
        ]
      )
    }
    let header = [report.system, report.spokenIn, report.lines, report.place]
    let size = "\(words.rows(rows.count)), \(words.columns(header.count))"
    let caption = "\(words.table(2)) \(report.recordings), \(size)."
    let table = ArticleTable(
      number: 2,
      caption: runs.runs(of: caption).mergingForeignNames,
      header: header.map { runs.runs(of: $0) },
      rows: rows
    )
    return [
      heading(4, anchor: Self.recordingsAnchor, report.recordings),
      .paragraph(runs.runs(of: report.recordingsLead)), .table(table),
    ]
  }

  private func heading(_ number: Int, anchor: String, _ title: String) -> ArticleBlock {
    .heading(
      ArticleHeading(level: 2, anchor: anchor, number: [number], content: runs.runs(of: title))
    )
  }

  /// A row for each kind of verdict and a column for each language, with a total if there are
  /// several.
  private var table: ArticleTable {
    var columns = report.languages.map { edition in
      (words.inLanguage(edition.language).capitalizedFirst, edition.counts)
    }
    if columns.count > 1 { columns.append((words.report.all, report.all)) }
    let rows = words.report.kinds.map { kind in
      ArticleTable.Row(
        anchor: nil,
        cells: [runs.runs(of: kind.name)] + columns.map { [.text("\(kind.count($0.1))")] }
      )
    }
    let header = [words.report.kind] + columns.map(\.0)
    let size = "\(words.rows(rows.count)), \(words.columns(header.count))"
    let caption = "\(words.table(1)) \(words.report.caption), \(size)."
    return ArticleTable(
      number: 1,
      caption: runs.runs(of: caption).mergingForeignNames,
      header: header.map { runs.runs(of: $0) },
      rows: rows
    )
  }

  private var unchecked: [ArticleBlock] {
    let items = articles.flatMap { article in
      article.listings.compactMap { listing in
        listing.shownReason.map { item(listing, of: article, reason: $0) }
      }
    }
    guard !items.isEmpty else {
      let sentence = isFullyChecked ? words.report.nothingUnchecked : words.status.unchecked
      return [.paragraph(runs.runs(of: sentence))]
    }
    return [
      .paragraph(runs.runs(of: words.report.uncheckedLead)),
      .list(of: items),
    ]
  }

  private var isFullyChecked: Bool {
    !articles.contains { article in
      article.listings.contains { $0.caption.plainText.hasSuffix(words.status.unchecked) }
    }
  }

  private var allowed: [ArticleBlock] {
    let edition = report.languages.first { $0.language == words.language }
    let items = (edition?.allowed ?? []).map { allowed -> [ArticleBlock] in
      let kind: [Run] = [.code(allowed.id)] + runs.runs(of: ". " + allowed.reason.asSentence)
      let name = allowed.path.split(separator: "/").last.map(String.init) ?? ""
      guard case .page(let page, _)? = links.target(of: name, from: allowed.path),
        let article = articles.first(where: { $0.page == page })
      else { return [.paragraph(kind)] }
      let link = Run.link(.page(page, anchor: nil), article.title)
      return [.paragraph([link, .text(", ")] + kind)]
    }
    guard !items.isEmpty else { return [.paragraph(runs.runs(of: words.report.nothingAllowed))] }
    return [
      .paragraph(runs.runs(of: words.report.allowedLead)),
      .list(of: items),
    ]
  }

  private func item(_ listing: Listing, of article: Article, reason: String) -> [ArticleBlock] {
    let listingNumber = Run.text(", \(words.report.listing(listing.number))")
    let link = Run.link(
      .page(article.page, anchor: listing.anchor),
      article.title + [listingNumber]
    )
    return [.paragraph([link] + runs.runs(of: ". " + reason.asSentence))]
  }
}

extension String {
  fileprivate var asSentence: String {
    let isEnded = last.map { ".!?…".contains($0) } ?? true
    return capitalizedFirst + (isEnded ? "" : ".")
  }
}
