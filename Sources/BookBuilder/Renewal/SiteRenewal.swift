package import Diagnostics
package import SnippetRunner

/// Makes those files of a site anew that change with the text of a few chapters.
///
/// What others show of a chapter is kept in a ``SiteRecord``. As long as that stays the same, a change
/// is the business of the chapter's own pages and of the few files that hold the text of all pages.
/// Anything else is a matter for a whole build.
package struct SiteRenewal: Sendable {
  private let book: Book
  private let record: SiteRecord
  private let chapters: [Chapter]

  /// Begins a renewal.
  ///
  /// - Parameters:
  ///   - book: the book as it is now; of chapters that did not change, no more than the titles need to
  ///     be known.
  ///   - record: what was kept of the site as it is.
  ///   - paths: the files of the chapters to make anew, those of all their languages.
  package init(of book: Book, from record: SiteRecord, changing paths: Set<String>) {
    self.book = book
    self.record = record
    chapters = book.chapters.filter { chapter in
      chapter.editions.values.contains { paths.contains($0.path) }
    }
  }

  /// The files of the chapters, for those who check their snippets.
  package var sources: [ChapterSource] { editions.map(\.source) }

  /// What a check of the whole book comes to with these chapters.
  ///
  /// - Parameters:
  ///   - snippets: what the snippets of the chapters came to.
  ///   - before: what the check before came to.
  package func report(on snippets: SnippetReport, after before: CheckReport) -> CheckReport {
    let allowed = editions.flatMap(\.allowances).map(CheckReport.Allowed.init)
    let fresh = CheckReport(snippets, of: sources, allowed: allowed)
    return before.replacing(Set(editions.map(\.path)), with: fresh)
  }

  private var editions: [ChapterEdition] {
    chapters.flatMap { chapter in book.languages.compactMap { chapter.editions[$0] } }
  }

  /// Whether others show the same of the chapters as before.
  package var isInward: Bool {
    editions.allSatisfy { edition in
      record.editions[edition.path]?.outwardFingerprint == edition.outwardFingerprint
    }
  }

  /// Everything that is wrong with the chapters.
  package var findings: [Diagnostic] {
    SharedWords.with(book.words) { check(chapters, of: book, knowing: record) }
  }

  /// The files that change, and what is kept of the site with them.
  ///
  /// - Parameter existing: the content of a file of the site as it is; `nil` if there is none.
  /// - Returns: the files; `nil` if others show something of the chapters that is no longer so.
  package func render(
    _ report: SnippetReport,
    markup: SiteRenderer.Markup,
    existing: (String) -> [UInt8]?
  ) -> RenderedSite? {
    guard isInward else { return nil }
    return SharedWords.with(book.words) {
      let articles = BookArticles(book: book, report: report)
      var site = RenderedSite(files: [], record: record)
      for index in record.languages.indices {
        var renewal = LanguageRenewal(
          of: record.languages[index],
          articles,
          ArticleRenderer(
            book: book,
            language: record.languages[index].language,
            outline: record.languages[index].outline,
            markup: markup
          )
        )
        for chapter in chapters {
          guard renewal.renew(chapter, existing: existing) else { return nil }
        }
        guard let files = renewal.files(existing: existing) else { return nil }
        site.files += files
        site.record.languages[index] = renewal.record
      }
      return site
    }
  }

  /// The finished pages that ask too much of readers, among files that change.
  package func budgetFindings(of files: [OutputFile]) -> [Diagnostic] {
    PageBudget(files + SiteRenderer(markup: .compact).siteFiles(of: book), of: book).findings
  }
}
