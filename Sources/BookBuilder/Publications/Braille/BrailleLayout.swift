import PlainText

/// Puts lines of braille on pages, or on the lines of a display.
struct BrailleLayout {
  /// What the braille is read on.
  let medium: Medium

  /// What braille is read on.
  enum Medium: String, CaseIterable, Sendable {
    /// Sheets of 25 lines of 40 cells, each with a running head and a number.
    case paper
    /// A display, on which headings are told by their indent and blank lines are only in the way.
    case display
  }

  static let width = 40
  static let height = 25

  /// The characters of the file.
  ///
  /// - Parameter title: the name of the book, for the running head.
  func file(_ lines: [BrailleTranslator.Line], title: BrailleCells) -> String {
    switch medium {
    case .display:
      lines.flatMap(rows).filter { !$0.isEmpty }.map { $0 + "\r\n" }.joined()
    case .paper:
      pages(lines).enumerated().map { index, rows in
        ([head(title, number: index + 1)] + rows).map { $0 + "\r\n" }.joined() + "\u{C}"
      }
      .joined()
    }
  }

  /// The rows of each page; a heading is not left alone at the end of one.
  private func pages(_ lines: [BrailleTranslator.Line]) -> [[String]] {
    var pages: [[String]] = [[]]
    let room = Self.height - 1
    for line in lines {
      let rows = rows(of: line)
      let last = pages[pages.count - 1].count
      if line.kind == .heading, last > 0, last + rows.count + 3 > room { pages.append([]) }
      for row in rows {
        if pages[pages.count - 1].count == room { pages.append([]) }
        // No page begins with an empty line, and two in a row say no more than one.
        if row.isEmpty, pages[pages.count - 1].last?.isEmpty != false { continue }
        pages[pages.count - 1].append(row)
      }
    }
    return pages.filter { !$0.isEmpty }
  }

  /// The rows of a line, broken between words.
  private func rows(of line: BrailleTranslator.Line) -> [String] {
    let (first, others) =
      switch line.kind {
      case .text: (2, 0)
      case .heading: (4, 4)
      case .code: (min(line.indent, 12), min(line.indent, 12) + 4)
      }
    guard !line.cells.text.isEmpty else { return [""] }
    var rows: [String] = []
    var row = String(repeating: " ", count: first)
    var isEmpty = true
    for word in line.cells.text.split(separator: " ") {
      var word = word
      if !isEmpty, row.count + 1 + word.count <= Self.width {
        row += " " + word
        continue
      }
      if !isEmpty {
        rows.append(row)
        row = String(repeating: " ", count: others)
      }
      while row.count + word.count > Self.width {
        let room = Self.width - row.count
        rows.append(row + word.prefix(room))
        word = word.dropFirst(room)
        row = String(repeating: " ", count: others)
      }
      row += word
      isEmpty = false
    }
    return rows + [row]
  }

  /// The running head: the name of the book and the number of the page.
  private func head(_ title: BrailleCells, number: Int) -> String {
    let number = BrailleCells(number: number).text
    let title = title.text.prefix(Self.width - number.count - 3)
    let gap = String(repeating: " ", count: Self.width - number.count - title.count)
    return title + gap + number
  }
}
