import Articles
import BookChecks
package import BookModel
package import Diagnostics
import Markup

/// Holds finished pages to what readers were promised: a short way to the text, and little to load.
package struct PageBudget: Sendable {
  /// The files of chapters, and of the introduction, by their page.
  private let sources: [String: String]
  private let introductions: Set<String>
  private var costs: [Diagnostic] = []
  private var pages: [Weight] = []
  /// The size of each file that a page may load, in bytes.
  private var sizes: [String: Int] = [:]

  /// What a page takes.
  private struct Weight {
    var path: String
    var size: Int
    var drawings: Int
    /// The style sheets and scripts that it loads.
    var sheets: [String]
    var scripts: [String]
  }

  /// Looks at the files of a book's site.
  package init(_ files: [OutputFile], of book: Book) {
    let written = book.languages.flatMap { language in
      book.pages(in: language).map { ($0.page.path, $0.edition.path) }
    }
    sources = Dictionary(written) { first, _ in first }
    introductions = Set(book.introductions.values.map(\.path))
    for file in files { look(at: file) }
  }

  /// The most bytes that a page may take without its drawings and what paints them, unpacked.
  package static let markupLimit = 80_000
  /// The most bytes that it may take with them.
  package static let drawnLimit = 150_000
  /// The most bytes of script that a chapter's page may take, unpacked.
  package static let scriptLimit = 22_000

  private mutating func look(at file: OutputFile) {
    guard let measures = file.measures else {
      // Nothing else is loaded with a page.
      if [".css", ".js"].contains(where: file.path.hasSuffix) {
        sizes[file.path] = file.bytes.count
      }
      return
    }
    if let finding = Self.navigationCost(of: file.path, measures) { costs.append(finding) }
    func files(at addresses: [String]) -> [String] {
      addresses.compactMap { LinkResolver.path(of: $0, from: file.path) }
    }
    let weight = Weight(
      path: file.path,
      size: file.bytes.count,
      drawings: measures.drawings,
      sheets: files(at: measures.styleSheets),
      scripts: files(at: measures.scripts)
    )
    pages.append(weight)
  }

  /// The pages that ask too much.
  package var findings: [Diagnostic] {
    costs + pages.flatMap(findings)
  }

  private static func navigationCost(
    of path: String,
    _ measures: PageMeasures
  ) -> Diagnostic? {
    let cost = NavigationCost(measures)
    guard cost.isTooHigh else { return nil }
    let budget = NavigationCost.budget
    return Diagnostic(
      .navigationCost,
      at: SourceLocation(path: path),
      "before the text of '\(path)' there are \(cost.tabStops) Tab stops and "
        + "\(cost.headings) headings; \(budget.tabStops) and \(budget.headings) are allowed",
      help: "put links after the text"
    )
  }

  private func findings(on page: Weight) -> [Diagnostic] {
    func sum(_ paths: [String]) -> Int { paths.compactMap { sizes[$0] }.reduce(0, +) }
    let source = sources[page.path]
    let isChapter = source.map { !introductions.contains($0) } ?? false
    return [
      (
        page.size - page.drawings + sum(page.sheets.filter { $0 != PageMetadata.screensSheet }),
        Self.markupLimit, "HTML and CSS"
      ),
      (page.size + sum(page.sheets), Self.drawnLimit, "HTML, drawings and CSS"),
      // Pages with a form of their own, such as the search, are there for their script.
      (isChapter ? sum(page.scripts) : 0, Self.scriptLimit, "script"),
    ]
    .filter { $0.0 > $0.1 }
    .map { weight, limit, what in
      Diagnostic(
        .pageWeight,
        at: SourceLocation(path: source ?? page.path),
        "the page takes \(weight) bytes of \(what); \(limit) are allowed",
        help: isChapter ? "make two chapters of it" : "put less on it"
      )
    }
  }
}
