package import BookModel
package import Diagnostics
package import Markup
import SitePages
package import SnippetNotation

/// A site that stays in memory, with everything that is known of it until a file of the book changes.
package struct SiteInMemory: Sendable {
  /// Its files by their paths.
  package private(set) var files: [String: OutputFile]
  private var state: SiteState

  /// Everything that is wrong with the book and its pages.
  package var findings: [Diagnostic] { state.findings }

  /// Makes the whole site of a book.
  ///
  /// - Parameters:
  ///   - snippets: what the snippets of the book came to.
  ///   - findings: what was found in the book.
  package init(
    of book: Book,
    markup: PrintStyle,
    snippets: SnippetReport,
    findings: [Diagnostic]
  ) {
    var files = FilesInMemory()
    let languages = SiteRenderer(markup: markup).render(book, snippets: snippets, into: &files)
    let budget = PageBudget(files.files, of: book)
    self.files = files.byPath
    state = SiteState(
      of: book,
      languages,
      snippets: snippets,
      findings: findings + budget.findings(for: markup)
    )
  }

  /// The site with what changes with some files of the book.
  ///
  /// - Returns: the site; `nil` if all of it must be made.
  package func updated(
    with build: IncrementalBuild,
    changed: Set<String>
  ) async -> SiteInMemory? {
    let update = await build.update(state, changed: changed) { [files] in files[$0]?.bytes }
    guard let update else { return nil }
    var site = self
    site.state = update.state
    for file in update.files { site.files[file.path] = file }
    return site
  }
}
