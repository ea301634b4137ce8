import BookChecks
package import BookModel
package import Diagnostics
import Markdown
package import SnippetNotation

/// A book and its site in memory, with everything that is wrong, until a file of the book changes.
///
/// As long as only the text of chapters changes, their pages alone are made again, and with them the files
/// that hold the text of all pages. The site is the same to the byte as if all of it were made.
package struct SiteInMemory: Sendable {
  package let files: [OutputFile]
  private let site: Site
  /// What was found in the book and its snippets.
  private let bookFindings: [Diagnostic]
  /// What was found in the finished pages.
  private let pageFindings: [Diagnostic]

  /// Everything that is wrong with the book and its pages.
  package var findings: [Diagnostic] { bookFindings + pageFindings }

  /// Makes the whole site of a book.
  ///
  /// - Parameters:
  ///   - snippets: what the snippets of the book came to.
  ///   - check: what the check of the book came to, in numbers.
  ///   - findings: what was found in the book and its snippets.
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

  /// The site with the new text of some chapters.
  ///
  /// - Parameters:
  ///   - changed: the files that changed, as they are now.
  ///   - check: checks the snippets of some chapters of a book.
  /// - Returns: the site; `nil` if all of it must be made, because other pages show something that
  ///   changed, or because a file cannot be used, which a whole build tells best.
  package func updated(
    with changed: BookFiles,
    checking check: @Sendable (Book, [ChapterSource]) async -> SnippetReport
  ) async -> SiteInMemory? {
    guard let (book, faults) = site.book.reading(changed) else { return nil }
    // Translations look at their originals, so a chapter is looked at in all its languages.
    let chapters = zip(site.book.chapters, book.chapters).filter { _, new in
      new.editions.values.contains { changed.bytes[$0.path] != nil }
    }
    guard chapters.allSatisfy({ $0.outwardText == $1.outwardText }) else { return nil }
    let paths = Set(chapters.flatMap(\.1.editions.values).map(\.path))
    let snippets = await check(book, book.editions.map(\.source).filter { paths.contains($0.path) })
    guard let new = site.updated(to: book, at: paths, snippets: snippets) else { return nil }
    let kept = bookFindings.filter { !paths.contains($0.location?.path ?? "") }
    let found = BookChecks.check(book, only: paths, knowing: new.anchors)
    return SiteInMemory(new, kept + faults + found + snippets.diagnostics)
  }
}

extension Chapter {
  /// Everything in the chapter that other pages show or depend on, by language: the front matter, the
  /// headings, the fences and comments, and the number of notes.
  ///
  /// The text in between is nobody's business but the page's own.
  fileprivate var outwardText: [String: [String]] { editions.mapValues(\.outwardText) }
}

extension ChapterEdition {
  fileprivate var outwardText: [String] {
    let lines = document.lines
    let blocks = document.allBlocks.flatMap { block -> [String] in
      switch block.kind {
      case .heading:
        let place = (block.position.line - 1)..<max(block.position.line, block.endLine)
        return lines[place.clamped(to: lines.indices)].map(String.init)
      case .code(let code): return [code.info, code.text]
      case .html(let html): return [html]
      case .footnote: return ["note"]
      case .paragraph, .quote, .alert, .list, .table, .thematicBreak: return []
      }
    }
    return [document.frontMatter?.yaml ?? ""] + blocks + allowances.flatMap { [$0.id, $0.reason] }
  }
}
