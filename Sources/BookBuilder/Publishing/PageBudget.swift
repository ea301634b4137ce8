package import Diagnostics

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

  /// The most bytes that a chapter's page may take, unpacked.
  package static let markupLimit = 60_000
  /// The most bytes of script that a chapter's page may take, unpacked.
  package static let scriptLimit = 15_000

  /// What stands before the name of a style sheet, in a page as it is made and in a compact one.
  private static let sheetMarks = ["<link rel=\"stylesheet\" href=", "<link rel=stylesheet href="]

  /// Looks at a file, which need not be kept.
  package mutating func look(at file: OutputFile) {
    guard file.path.hasSuffix(".html") else {
      // Nothing else is loaded with a page, and a long book has a text beside each.
      if [".css", ".js"].contains(where: file.path.hasSuffix) {
        sizes[file.path] = file.bytes.count
      }
      return
    }
    if let finding = navigationCost(file) { costs.append(finding) }
    guard let source = sources[file.path] else { return }
    // Style sheets are named before the text, which is most of a page.
    let end = file.bytes.firstOffset(of: "<main") ?? file.bytes.count
    let head = OutputFile(path: file.path, bytes: Array(file.bytes[..<end]))
    let weight = Weight(
      source: source,
      size: file.bytes.count,
      sheets: Self.sheetMarks.flatMap { names(after: $0, in: head) },
      scripts: names(after: "<script src=", in: file)
    )
    chapters.append(weight)
  }

  /// The pages that ask too much.
  package var findings: [Diagnostic] {
    costs + chapters.flatMap(findings)
  }

  private func navigationCost(_ file: OutputFile) -> Diagnostic? {
    let cost = NavigationCost(page: file.bytes)
    guard cost.isTooHigh else { return nil }
    let budget = NavigationCost.budget
    return Diagnostic(
      .navigationCost,
      at: SourceLocation(path: file.path),
      "before the text of '\(file.path)' there are \(cost.tabStops) Tab stops and "
        + "\(cost.headings) headings; \(budget.tabStops) and \(budget.headings) are allowed",
      help: "put links after the text"
    )
  }

  private func findings(on page: Weight) -> [Diagnostic] {
    func sum(_ paths: [String]) -> Int { paths.compactMap { sizes[$0] }.reduce(0, +) }
    return [
      (page.size + sum(page.sheets), Self.markupLimit, "HTML and CSS"),
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

  /// The paths of the files that a page names after a mark; the names stand with quotes or without.
  private func names(after mark: String, in page: OutputFile) -> [String] {
    let ends = Set("\" >".utf8)
    var names: [String] = []
    var start = 0
    while let index = page.bytes.firstOffset(of: mark, from: start) {
      start = index + mark.utf8.count
      let name = page.bytes[start...].drop { $0 == UInt8(ascii: "\"") }
        .prefix { !ends.contains($0) }
      let file = String(decoding: name, as: UTF8.self)
      if let path = LinkResolver.path(of: file, from: page.path) { names.append(path) }
    }
    return names
  }
}

extension Rule {
  /// The kinds of findings about finished pages.
  static let budgets: [Rule] = [.navigationCost, .pageWeight]

  static let navigationCost = Rule(
    id: "navigation-cost",
    explanation: """
      Whoever cannot point passes everything before the text, one stop at a time, on every page. So \
      what stands there has a budget, and what does not fit goes after the text. Source: WCAG 2.2, \
      2.4.1; the numbers are this book's own.
      """,
    readers: """
      Readers who use a keyboard or a switch pass all of it, one stop at a time, on every page.
      """,
    wrong: "a banner with twelve links",
    right: "a banner with two links, and the others at the foot of the page"
  )
  static let pageWeight = Rule(
    id: "page-weight",
    severity: .warning,
    explanation: """
      A page of a chapter takes at most 60 kB of HTML and CSS and 15 kB of script, before packing, so \
      that it opens at once on a slow connection and an old telephone. A chapter that needs more is \
      also too long to be listened to in one go: make two of it.
      """,
    readers: """
      Readers with a slow connection or an old telephone wait, and some pay for what they load.
      """,
    wrong: "one chapter of 80 kB",
    right: "two chapters of 40 kB"
  )
}
