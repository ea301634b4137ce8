import Articles
import BookChecks
package import BookModel
package import Diagnostics
import Markup

/// Holds finished pages to what readers were promised: a short way to the text, and little to load.
package struct PageBudget: Sendable {
  /// The files of chapters by their page.
  private let sources: [String: String]
  private var costs: [Diagnostic] = []
  private var chapters: [Weight] = []
  /// The size of each file that a page may load, in bytes.
  private var sizes: [String: Int] = [:]

  /// What a chapter's page takes.
  private struct Weight {
    /// The file of the chapter.
    var source: String
    /// The size of the page in bytes.
    var size: Int
    /// How many of them are drawings.
    var drawings: Int
    /// The style sheets and scripts that it loads.
    var sheets: [String]
    var scripts: [String]
  }

  /// Creates a check of the files of a book's site, none of which was looked at yet.
  package init(of book: Book) {
    let chapters = book.languages.flatMap { language in
      book.pages(in: language).dropFirst(book.introductions[language] == nil ? 0 : 1)
        .map { ($0.page.path, $0.edition.path) }
    }
    sources = Dictionary(chapters) { first, _ in first }
  }

  /// Creates a check of files of a book's site.
  package init(_ files: [OutputFile], of book: Book) {
    self.init(of: book)
    for file in files { look(at: file) }
  }

  /// The most bytes that a chapter's page may take without its drawings, unpacked.
  package static let markupLimit = 60_000
  /// The most bytes that it may take with them.
  package static let drawnLimit = 120_000
  /// The most bytes of script that a chapter's page may take, unpacked.
  package static let scriptLimit = 15_000

  /// Looks at a file, which need not be kept.
  package mutating func look(at file: OutputFile) {
    guard let measures = file.measures else {
      // Nothing else is loaded with a page, and a long book has a text beside each.
      if [".css", ".js"].contains(where: file.path.hasSuffix) {
        sizes[file.path] = file.bytes.count
      }
      return
    }
    if let finding = Self.navigationCost(of: file.path, measures) { costs.append(finding) }
    guard let source = sources[file.path] else { return }
    func files(at addresses: [String]) -> [String] {
      addresses.compactMap { LinkResolver.path(of: $0, from: file.path) }
    }
    let weight = Weight(
      source: source,
      size: file.bytes.count,
      drawings: measures.drawings,
      sheets: files(at: measures.styleSheets),
      scripts: files(at: measures.scripts)
    )
    chapters.append(weight)
  }

  /// The pages that ask too much.
  package var findings: [Diagnostic] {
    costs + chapters.flatMap(findings)
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
    return [
      (page.size - page.drawings + sum(page.sheets), Self.markupLimit, "HTML and CSS"),
      (page.size + sum(page.sheets), Self.drawnLimit, "HTML, drawings and CSS"),
      (sum(page.scripts), Self.scriptLimit, "script"),
    ]
    .filter { $0.0 > $0.1 }
    .map { weight, limit, what in
      Diagnostic(
        .pageWeight,
        at: SourceLocation(path: page.source),
        "the page takes \(weight) bytes of \(what); \(limit) are allowed",
        help: "make two chapters of it"
      )
    }
  }
}
