import Articles
import BookChecks
import BookModel
import Diagnostics
import Markup
import SitePages
import SnippetNotation

/// The chapters of a book whose files have changed, and what changes with them.
///
/// What others show of a chapter is known from a ``SiteRecord``. As long as that stays the same, a change
/// is the business of the chapter's own pages and of the few files that hold the text of all pages.
/// Anything else is a matter for a whole build.
struct ChangedChapters {
  private let book: Book
  private let record: SiteRecord
  private let chapters: [Chapter]

  /// Finds the chapters.
  ///
  /// - Parameters:
  ///   - book: the book as it is now; of chapters that did not change, no more than the titles need to
  ///     be known.
  ///   - record: what is known of the site as it is.
  ///   - paths: the files of the chapters, those of all their languages.
  init(of book: Book, from record: SiteRecord, at paths: Set<String>) {
    self.book = book
    self.record = record
    chapters = book.chapters.filter { chapter in
      chapter.editions.values.contains { paths.contains($0.path) }
    }
  }

  /// The files of the chapters, for those who check their snippets.
  var sources: [ChapterSource] { editions.map(\.source) }

  /// What a check of the whole book comes to with these chapters.
  ///
  /// - Parameters:
  ///   - snippets: what the snippets of the chapters came to.
  ///   - before: what the check before came to.
  func report(on snippets: SnippetReport, after before: CheckReport) -> CheckReport {
    let allowed = editions.flatMap(\.allowances).map(CheckReport.Allowed.init)
    let fresh = CheckReport(snippets, of: sources, allowed: allowed)
    return before.replacing(Set(editions.map(\.path)), with: fresh)
  }

  private var editions: [ChapterEdition] {
    chapters.flatMap { chapter in book.languages.compactMap { chapter.editions[$0] } }
  }

  /// Whether others show the same of the chapters as before.
  var areInward: Bool {
    editions.allSatisfy { edition in
      record.editions[edition.path]?.outwardFingerprint == edition.outwardFingerprint
    }
  }

  /// Everything that is wrong with the chapters.
  var findings: [Diagnostic] {
    check(chapters, of: book, knowing: record.anchors)
  }

  /// The files that change, and what is known of the site with them.
  ///
  /// - Parameter existing: the content of a file of the site as it is; `nil` if there is none.
  /// - Returns: the files; `nil` if others show something of the chapters that is no longer so.
  func render(
    _ report: SnippetReport,
    markup: PrintStyle,
    existing: (String) -> [UInt8]?
  ) -> (files: [OutputFile], record: SiteRecord)? {
    let articles = BookArticles(book: book, report: report)
    var files: [OutputFile] = []
    var record = record
    for index in record.languages.indices {
      let language = record.languages[index]
      var pages = ChangedPages(
        of: language,
        articles,
        ArticleRenderer(
          book: book,
          language: language.language,
          outline: language.outline,
          markup: markup
        )
      )
      for chapter in chapters {
        guard pages.update(chapter, existing: existing) else { return nil }
      }
      guard let changed = pages.files(existing: existing) else { return nil }
      files += changed
      record.languages[index] = pages.record
    }
    return (files, record)
  }

  /// The finished pages that ask too much of readers, among files that change.
  ///
  /// Pages that are laid out to be read are not packed as published ones are, so they are not weighed.
  func budgetFindings(of files: [OutputFile], _ markup: PrintStyle) -> [Diagnostic] {
    let siteFiles = SiteRenderer(markup: .compact).siteFiles(of: book)
    return PageBudget(files + siteFiles, of: book).findings(for: markup)
  }
}
