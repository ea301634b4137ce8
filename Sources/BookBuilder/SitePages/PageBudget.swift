import Articles
import BookChecks
package import BookModel
package import Diagnostics
import Markup

/// Checks finished pages against the budgets for navigation and size.
///
/// Readers are promised a short way to the text and little to load.
package struct PageBudget: Sendable {
  private let sources: [String: String]
  private let introductions: Set<String>
  private var costs: [Diagnostic] = []
  private var pages: [Weight] = []
  private var sizes: [String: Int] = [:]

  private struct Weight {
    var path: String
    var size: Int
    var drawings: Int
    var sheets: [String]
    var scripts: [String]
  }

  package init(_ files: [OutputFile], of book: Book) {
    let written = book.languages.flatMap { language in
      book.pages(in: language).map { ($0.page.path, $0.edition.path) }
    }
    sources = Dictionary(written) { first, _ in first }
    introductions = Set(book.introductions.values.map(\.path))
    for file in files { add(file) }
  }

  /// The limit in bytes for a page with its style sheets, excluding drawings and their style sheet;
  /// uncompressed.
  package static let markupLimit = 80_000
  /// The limit in bytes for a page with its style sheets and drawings; uncompressed.
  package static let markupAndDrawingsLimit = 150_000
  /// The limit in bytes for the scripts of a chapter's page; uncompressed.
  package static let scriptLimit = 22_000

  private mutating func add(_ file: OutputFile) {
    guard let metrics = file.metrics else {
      // Pages load no other files.
      if [".css", ".js"].contains(where: file.path.hasSuffix) {
        sizes[file.path] = file.bytes.count
      }
      return
    }
    if let finding = Self.navigationCost(of: file.path, metrics) { costs.append(finding) }
    func files(at addresses: [String]) -> [String] {
      addresses.compactMap { LinkResolver.path(of: $0, from: file.path) }
    }
    let weight = Weight(
      path: file.path,
      size: file.bytes.count,
      drawings: metrics.drawings,
      sheets: files(at: metrics.styleSheets),
      scripts: files(at: metrics.scripts)
    )
    pages.append(weight)
  }

  package var findings: [Diagnostic] {
    costs + pages.flatMap(findings)
  }

  private static func navigationCost(
    of path: String,
    _ metrics: PageMetrics
  ) -> Diagnostic? {
    let cost = NavigationCost(metrics)
    guard cost.isTooHigh else { return nil }
    let budget = NavigationCost.budget
    return Diagnostic(
      .navigationCost,
      at: SourceLocation(path: path),
      "'\(path)' has \(cost.tabStops) Tab stops and "
        + "\(cost.headings) headings before its text; \(budget.tabStops) and "
        + "\(budget.headings) are allowed",
      help: "move links after the text"
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
      (page.size + sum(page.sheets), Self.markupAndDrawingsLimit, "HTML, drawings and CSS"),
      // Pages with a form, such as the search, exist for their script.
      (isChapter ? sum(page.scripts) : 0, Self.scriptLimit, "script"),
    ]
    .filter { $0.0 > $0.1 }
    .map { weight, limit, what in
      Diagnostic(
        .pageWeight,
        at: SourceLocation(path: source ?? page.path),
        "the page has \(weight) bytes of \(what); \(limit) are allowed",
        help: isChapter ? "split it into two chapters" : "shorten it"
      )
    }
  }
}
