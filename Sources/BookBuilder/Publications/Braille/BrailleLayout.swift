import Articles

/// Lays out lines of braille as pages of paper, or as lines of a braille display.
struct BrailleLayout {
  let medium: Medium

  enum Medium: String, CaseIterable, Sendable {
    /// Sheets of 25 lines of 40 cells, with a running head and page numbers.
    case paper
    /// A braille display, where indentation marks headings and blank lines only get in the way.
    case display
  }

  static let width = 40
  static let height = 25

  /// The text of the file.
  ///
  /// A display has no pages, so its contents omit subpages.
  func file(_ book: BrailleBook) -> String {
    switch medium {
    case .display:
      (book.opening + [book.contentsHeading]
        + book.contents.filter { $0.kind != .subpage }.map(\.line)
        + book.chapters.flatMap(\.self))
        .flatMap { rows(of: $0) }.filter { !$0.isEmpty }.map { $0 + "\r\n" }.joined()
    case .paper:
      paper(book).enumerated().map { index, rows in
        ([runningHead(book.title, number: index + 1)] + rows).map { $0 + "\r\n" }.joined() + "\u{C}"
      }
      .joined()
    }
  }

  /// The rows of all pages.
  ///
  /// Each chapter starts a new page, and the contents list its number.
  private func paper(_ book: BrailleBook) -> [[String]] {
    let front = [book.titlePage, book.opening].flatMap(pages)
    let chapters = book.chapters.map(pages)
    // Numbers only change the last row of an entry, so the contents take as many pages without
    // them.
    let blank = contents(book, numbers: chapters.map { _ in 0 })
    var next = front.count + blank.count + 1
    let numbers = chapters.map { pages in
      defer { next += pages.count }
      return next
    }
    return front + contents(book, numbers: numbers) + chapters.flatMap(\.self)
  }

  /// The pages of the contents, with right-aligned page numbers; the name of a part is never the
  /// last row of a page.
  private func contents(_ book: BrailleBook, numbers: [Int]) -> [[String]] {
    // Reserves the number sign, four digits and the space before them.
    let width = Self.width - 6
    var pages = [rows(of: book.contentsHeading) + [""]]
    for (entry, next) in zip(book.contents, book.contents.dropFirst().map(Optional.some) + [nil]) {
      let rows = contentsRows(of: entry, numbers: numbers, width: width)
      let following =
        entry.kind == .part
        ? next.map { contentsRows(of: $0, numbers: numbers, width: width).count } ?? 0 : 0
      if pages[pages.count - 1].count + rows.count + following > Self.height - 1 {
        pages.append([])
      }
      pages[pages.count - 1] += rows
    }
    return pages
  }

  private func contentsRows(
    of entry: BrailleBook.Entry,
    numbers: [Int],
    width: Int
  ) -> [String] {
    let indent = entry.kind == .subpage ? 2 : 0
    var rows = rows(of: entry.line, first: indent, others: indent + 4, width: width)
    if let chapter = entry.chapter {
      rows[rows.count - 1] = withLeader(
        rows[rows.count - 1],
        to: BrailleCells(number: numbers[chapter]).text
      )
    }
    return rows
  }

  private func withLeader(_ row: String, to number: String) -> String {
    let gap = Self.width - row.count - number.count
    guard gap > 4 else { return row + String(repeating: " ", count: gap) + number }
    return row + " " + String(repeating: "\"", count: gap - 2) + " " + number
  }

  /// Splits lines into pages; a heading is never the last row of a page.
  private func pages(_ lines: [BrailleTranslator.Line]) -> [[String]] {
    var pages: [[String]] = [[]]
    let height = Self.height - 1
    for line in lines {
      let rows = rows(of: line)
      let last = pages[pages.count - 1].count
      if line.kind == .heading, last > 0, last + rows.count + 3 > height { pages.append([]) }
      for row in rows {
        if pages[pages.count - 1].count == height { pages.append([]) }
        // No page begins with an empty row, and consecutive empty rows are merged.
        if row.isEmpty, pages[pages.count - 1].last?.isEmpty != false { continue }
        pages[pages.count - 1].append(row)
      }
    }
    return pages.filter { !$0.isEmpty }
  }

  private func rows(of line: BrailleTranslator.Line) -> [String] {
    let (first, others) =
      switch line.kind {
      case .text: (2, 0)
      case .heading: (4, 4)
      case .code: (min(line.indent, 12), min(line.indent, 12) + 4)
      }
    return rows(of: line, first: first, others: others, width: Self.width)
  }

  private func rows(
    of line: BrailleTranslator.Line,
    first: Int,
    others: Int,
    width: Int
  ) -> [String] {
    guard !line.cells.text.isEmpty else { return [""] }
    var rows: [String] = []
    var row = String(repeating: " ", count: first)
    var isEmpty = true
    for word in line.cells.text.split(separator: " ") {
      var word = word
      if !isEmpty, row.count + 1 + word.count <= width {
        row += " " + word
        continue
      }
      if !isEmpty {
        rows.append(row)
        row = String(repeating: " ", count: others)
      }
      while row.count + word.count > width {
        let piece = OverlongBrailleWord(cells: word).beginning(in: width - row.count)
        rows.append(row + piece + OverlongBrailleWord.continuation)
        word = word.dropFirst(piece.count)
        row = String(repeating: " ", count: others)
      }
      row += word
      isEmpty = false
    }
    return rows + [row]
  }

  private func runningHead(_ title: BrailleCells, number: Int) -> String {
    let number = BrailleCells(number: number).text
    let title = title.text.prefix(Self.width - number.count - 3)
    let gap = String(repeating: " ", count: Self.width - number.count - title.count)
    return title + gap + number
  }
}
