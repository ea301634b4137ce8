import BookChecks
package import BookModel
package import Diagnostics
import Markdown
package import SnippetNotation

/// A book and its site in memory, with all findings, for the preview.
///
/// While only the text of chapters changes, only their pages are rendered again, together with the
/// files that contain the text of all pages. The result is identical, byte for byte, to a full
/// build.
package struct SiteInMemory: Sendable {
  package let files: [OutputFile]
  private let site: Site
  private let bookFindings: [Diagnostic]
  private let pageFindings: [Diagnostic]

  package var findings: [Diagnostic] { bookFindings + pageFindings }

  /// - Parameters:
  ///   - snippets: the results of the book's snippets.
  ///   - check: the counts of the check.
  ///   - findings: the findings in the book and its snippets.
  package init(
    of book: Book,
    snippets: SnippetReport,
    check: CheckReport,
    findings: [Diagnostic]
  ) {
    let site = Site(of: book, snippets: snippets, check: check)
    self.init(site, findings)
  }

  private init(_ site: Site, _ findings: [Diagnostic]) {
    self.site = site
    files = site.files
    bookFindings = findings
    pageFindings = PageBudget(files, of: site.book).findings
  }

  /// Updates the site after the text of some chapters has changed.
  ///
  /// - Parameters:
  ///   - changed: the new contents of the changed files.
  ///   - check: checks the snippets of some chapters of a book.
  ///
  /// - Returns: `nil` if a full build is needed: other pages show something that changed, or a file
  /// is unusable, which a full build reports best.
  package func updated(
    with changed: BookFiles,
    checking check: @Sendable (Book, [ChapterSource]) async -> SnippetReport
  ) async -> SiteInMemory? {
    guard let (book, faults) = site.book.reading(changed) else { return nil }
    // Checks compare translations with their originals, so all languages of a chapter are checked.
    let chapters = zip(site.book.chapters, book.chapters).filter { _, new in
      new.editions.values.contains { changed.bytes[$0.path] != nil }
    }
    guard chapters.allSatisfy({ $0.publicText == $1.publicText }) else { return nil }
    let paths = Set(chapters.flatMap(\.1.editions.values).map(\.path))
    let snippets = await check(book, book.editions.map(\.source).filter { paths.contains($0.path) })
    guard let new = site.updated(to: book, at: paths, snippets: snippets) else { return nil }
    let unaffected = bookFindings.filter { !paths.contains($0.location?.path ?? "") }
    let found = BookChecks.check(book, only: paths, knowing: new.anchors)
    return SiteInMemory(new, unaffected + faults + found + snippets.diagnostics)
  }
}

extension Chapter {
  /// Everything in the chapter that other pages show or depend on, by language: front matter,
  /// headings, fences, comments, and the number of notes.
  ///
  /// Only the page itself depends on the rest of the text.
  fileprivate var publicText: [String: [String]] { editions.mapValues(\.publicText) }
}

extension ChapterEdition {
  fileprivate var publicText: [String] {
    let lines = document.lines
    let blocks = document.allBlocks.flatMap { block -> [String] in
      switch block.kind {
      case .heading:
        let range = (block.position.line - 1)..<max(block.position.line, block.endLine)
        return lines[range.clamped(to: lines.indices)].map(String.init)
      case .code(let code): return [code.info, code.text]
      case .html(let html): return [html]
      case .footnote: return ["note"]
      case .paragraph, .quote, .alert, .list, .table, .thematicBreak: return []
      }
    }
    return [document.frontMatter?.yaml ?? ""] + blocks + allowances.flatMap { [$0.id, $0.reason] }
  }
}
