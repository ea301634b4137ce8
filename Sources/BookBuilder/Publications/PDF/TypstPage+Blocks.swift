import Articles
import BookModel
import Localization

extension TypstPage {
  mutating func write(_ blocks: [ArticleBlock]) {
    for (index, block) in blocks.enumerated() {
      if index + 1 < blocks.count, case .paragraph(let runs) = block, runs.plainText.hasSuffix(":")
      {
        caption { $0.write(runs) }
      } else {
        write(block)
      }
    }
  }

  private mutating func write(_ block: ArticleBlock) {
    switch block {
    case .heading(let heading):
      label(anchor: heading.anchor)
      // Typst has five levels below that of a page.
      wrap("#heading(level: \(min(heading.level, 5)))[", "]\n") { $0.write(heading.content) }
    case .glance(let glance):
      wrap("#block(stroke: 0.5pt, inset: 8pt)[", "]\n") { page in
        page.label(anchor: ArticleGlance.anchor)
        page.paragraph { page in page.wrap("#strong[", "]") { $0.write(glance.label) } }
        for line in glance.lines { page.write(name: line.name, line.content) }
      }
    case .paragraph(let runs): paragraph { $0.write(runs) }
    case .list(let list): write(list)
    case .quote(let blocks): wrap("#quote(block: true)[", "]\n") { $0.write(blocks) }
    case .callout(_, let label, let blocks):
      wrap("#block(stroke: 0.5pt, inset: 8pt)[", "]\n") { page in
        page.caption { $0.put(words: label) }
        page.write(blocks)
      }
    case .onDemand(let summary, let blocks):
      caption { $0.put(words: summary) }
      write(blocks)
    case .listing(let listing): write(listing)
    case .transcript(let figure): write(figure)
    case .screen(let figure): write(figure)
    case .legend(let roles): legend(roles)
    case .table(let table): write(table)
    case .notes(let notes): write(notes)
    case .terms(let terms): write(terms)
    case .picture: break
    case .rule: put("#line(length: 30%)\n")
    }
  }

  private mutating func write(_ list: ArticleList) {
    let anchors =
      list.anchors.map(Optional.some) + list.items.dropFirst(list.anchors.count).map { _ in nil }
    let items = Array(zip(list.items, anchors))
    guard let start = list.start else {
      return wrap("#list(", ")\n") { page in
        for (item, anchor) in items {
          page.wrap("[", "], ") { $0.write(item: item, anchor) }
        }
      }
    }
    for (index, (item, anchor)) in items.enumerated() {
      wrap("#enum(start: \(start + index), [", "])\n") { $0.write(item: item, anchor) }
    }
  }

  private mutating func write(item blocks: [ArticleBlock], _ anchor: String?) {
    label(anchor: anchor)
    guard case .paragraph(let runs)? = blocks.first else { return write(blocks) }
    write(runs)
    write(Array(blocks.dropFirst()))
  }

  private mutating func write(_ listing: Listing) {
    label(anchor: listing.anchor)
    caption { $0.write(listing.caption) }
    let code = "raw(block: true, \(TypstString(listing.code, in: fonts).literal))"
    put("#{ \(TypstListing(listing.code).size)\(code) }\n")
  }

  private mutating func write(_ table: ArticleTable) {
    label(anchor: table.captionAnchor)
    caption { $0.write(table.caption) }
    let columns = TypstColumns(table.columnWidths)
    longestWord = columns.longestWord
    put("#table(columns: (\(columns.literal)), table.header(")
    for cell in table.header { wrap("[#strong[", "]], ") { $0.write(cell) } }
    put("), ")
    for row in table.rows { write(row) }
    put(")\n")
    longestWord = nil
  }

  /// Writes a row; rows have no anchor of their own, so links lead to the first cell, the row's
  /// header.
  private mutating func write(_ row: ArticleTable.Row) {
    for (index, cell) in row.cells.enumerated() {
      guard index == 0 else {
        wrap("[", "], ") { $0.write(cell) }
        continue
      }
      wrap("\(TypstSource.rowHeader)[", "], ") { page in
        page.label(anchor: row.anchor)
        page.wrap("#strong[", "]") { $0.write(cell) }
      }
    }
  }

  private mutating func write(_ notes: [ArticleNote]) {
    caption { $0.put(words: $0.words.notes + ".") }
    for note in notes {
      label(anchor: ArticleNote.anchor(note.number))
      paragraph(words.note(note.number).capitalizedFirst + ".")
      write(note.blocks)
      for occurrence in 1...max(1, note.references) {
        let anchor = ArticleNote.referenceAnchor(note.number, occurrence: occurrence)
        let name = note.references > 1 ? "\(note.number).\(occurrence)" : "\(note.number)"
        paragraph { page in
          page.link(to: .anchor(anchor)) { $0.put(words: $0.words.backToReference(name)) }
        }
      }
    }
  }

  private mutating func write(_ terms: [ArticleTerm]) {
    for term in terms { write(name: term.term, at: term.anchor, term.meaning) }
  }

  private mutating func write(name: [Run], at anchor: String? = nil, _ content: [Run]) {
    caption { page in
      page.wrap("#strong[", "]") { page in
        page.label(anchor: anchor)
        page.write(name)
      }
    }
    paragraph { $0.write(content) }
  }
}
