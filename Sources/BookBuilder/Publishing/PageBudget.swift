package import Diagnostics

/// Holds finished pages to what readers were promised: a short way to the text, and little to load.
package struct PageBudget: Sendable {
  private let files: [String: OutputFile]
  private let chapters: [(page: String, source: String)]

  /// Creates a check of the files of a book's site.
  package init(_ files: [OutputFile], of book: Book) {
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    chapters = book.languages.flatMap { language in
      book.pages(in: language).dropFirst(book.introductions[language] == nil ? 0 : 1)
        .map { ($0.page.path, $0.edition.path) }
    }
  }

  /// The most bytes that a chapter's page may take, unpacked.
  package static let markupLimit = 60_000
  /// The most bytes of script that a chapter's page may take, unpacked.
  package static let scriptLimit = 15_000

  /// What stands before the name of a style sheet, in a page as it is made and in a compact one.
  private static let sheetMarks = ["<link rel=\"stylesheet\" href=", "<link rel=stylesheet href="]

  /// The pages that ask too much.
  package var findings: [Diagnostic] {
    files.values.filter { $0.path.hasSuffix(".html") }.mapOnAllCores(navigationCost)
      .compactMap(\.self)
      + chapters.flatMap { weight(of: $0.page, from: $0.source) }
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

  private func weight(of page: String, from source: String) -> [Diagnostic] {
    guard let file = files[page] else { return [] }
    let sheets = Self.sheetMarks.map { bytes(after: $0, in: file.bytes, page) }.reduce(0, +)
    let markup = file.bytes.count + sheets
    let script = bytes(after: "<script src=", in: file.bytes, page)
    return [
      (markup, Self.markupLimit, "HTML and CSS"), (script, Self.scriptLimit, "script"),
    ]
    .filter { $0.0 > $0.1 }
    .map { weight, limit, what in
      Diagnostic(
        .pageWeight,
        at: SourceLocation(path: source),
        "the page takes \(weight) bytes of \(what); \(limit) are allowed",
        help: "make two chapters of it"
      )
    }
  }

  /// The bytes of the files that a page names after a mark; the names stand with quotes or without.
  private func bytes(after mark: String, in text: [UInt8], _ page: String) -> Int {
    let ends = Set("\" >".utf8)
    var sum = 0
    var start = 0
    while let index = text.firstOffset(of: mark, from: start) {
      start = index + mark.utf8.count
      let name = text[start...].drop { $0 == UInt8(ascii: "\"") }.prefix { !ends.contains($0) }
      let file = String(decoding: name, as: UTF8.self)
      guard let path = LinkResolver.path(of: file, from: page) else { continue }
      sum += files[path]?.bytes.count ?? 0
    }
    return sum
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
