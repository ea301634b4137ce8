import BookModel
import Diagnostics
import Markdown

extension Check {
  /// Finds names of rows that the inventory does not have, and blocks that claim a row their chapter
  /// does not name.
  static let coverage = Check(.unknownRow, .unlistedRow) { checked in
    // What is wrong with the file is a finding already.
    guard !checked.book.brokenTables.contains(Coverage.table) else { return [] }
    guard let inventory = checked.book.tables[Coverage.table] else {
      return checked.pages.filter { !$0.edition.frontMatter.rows.isEmpty }.map { page in
        Diagnostic(
          .unknownRow,
          at: page.edition.frontMatterLocation(of: "", after: "rows"),
          "the chapter names rows of an inventory, and the book has none",
          help: "write 'Content/data/\(Coverage.table).yml', or take 'rows' out"
        )
      }
    }
    let known = inventory.rows.map(\.id)
    return checked.pages.flatMap { page -> [Diagnostic] in
      let edition = page.edition
      let listed = edition.frontMatter.rows
      var findings = listed.filter { !known.contains($0) }.map { row in
        unknown(row, among: known, at: edition.frontMatterLocation(of: row, after: "rows"))
      }
      for claim in RowClaim.claims(in: page.document.blocks) {
        let location = edition.location(claim.position)
        for row in claim.rows where !listed.contains(row) {
          findings.append(
            known.contains(row)
              ? Diagnostic(
                .unlistedRow,
                at: location,
                "a block claims the row '\(row)', which the chapter does not name",
                help: "add '\(row)' to 'rows' in the front matter"
              )
              : unknown(row, among: known, at: location)
          )
        }
      }
      return findings
    }
  }

  private static func unknown(
    _ row: String,
    among known: [String],
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .unknownRow,
      at: location,
      "the inventory has no row '\(row)'",
      help: Suggestion(among: known).nearest(to: row).map { "did you mean '\($0)'?" }
        ?? "look the row up in 'Content/data/inventory.yml'"
    )
  }
}

extension Rule {
  static let unknownRow = Rule(
    id: "unknown-row",
    explanation: """
      Chapters name the rows of the inventory that they cover, so that 'book coverage' can tell what \
      is still missing. A name that the inventory does not have covers nothing.
      """,
    readers: """
      Readers would be told that the book holds a fact which no chapter has.
      """,
    wrong: "rows: [V811]",
    right: "rows: [V81]"
  )
  static let unlistedRow = Rule(
    id: "unlisted-row",
    explanation: """
      A comment such as '<!-- rows: V81 -->' says that the block after it proves a row of the \
      inventory. The chapter must name the row in its front matter too, where people look for it.
      """,
    readers: """
      Authors who look up a row would not find the chapter that proves it.
      """,
    wrong: "<!-- rows: V82 -->, in a chapter with rows: [V81]",
    right: "<!-- rows: V82 -->, in a chapter with rows: [V81, V82]"
  )
}
