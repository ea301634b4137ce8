package import BookModel
import Diagnostics
import Markdown
package import SnippetNotation

extension Check {
  /// Finds names of rows that the inventory does not have, and blocks that claim a row their chapter
  /// does not name.
  static let coverage = Check(.unknownRow, .unlistedRow) { checked in
    // What is wrong with the file is a finding already.
    guard !checked.book.problems.brokenTables.contains(Coverage.table) else { return [] }
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

/// How much of the inventory, the list of facts the book is to hold, its chapters cover.
///
/// Nothing of it is typed: chapters name rows in their front matter, blocks name them in comments,
/// and the check of the book says what became of those blocks. What a row asks for as proof bounds how
/// far a block can take it.
package struct Coverage: Hashable, Codable, Sendable {
  /// The name of the table of facts that is the inventory.
  static let table = "inventory"
  /// The key of a row's words about why it is in no chapter.
  static let offTopic = "off-topic"
  /// The key of a row's fact.
  static let fact = "fact"
  /// The key of what can show a row's fact.
  static let proof = "proof"
  /// The key of what a row says that is heard.
  static let utterance = "utterance"

  /// The rows in the order of the inventory.
  package var rows: [RowCoverage]

  /// Computes the coverage of a book; `nil` if it has no inventory.
  ///
  /// - Parameter report: what the check of the book's snippets came to.
  package init?(_ book: Book, report: SnippetReport) {
    guard let inventory = book.tables[Self.table] else { return nil }
    let demands = inventory.rows.map { RowDemand($0) }
    let claims = book.languages.map { language in
      book.chapters.map { chapter in
        chapter.editions[language].map { EditionClaims(of: $0, report) }
      }
    }
    rows = zip(inventory.rows, demands).map { row, demand in
      let answers = claims.map { chapters in
        chapters.compactMap { $0?.answer(to: demand) }.max { $0.state < $1.state }
          ?? EditionClaims.Answer(state: .open)
      }
      let weakest = answers.min { $0.state < $1.state }
      let isOffTopic = row.values[Self.offTopic]?.isEmpty == false
      return RowCoverage(
        id: row.id,
        fact: row.values[Self.fact]?.first?["en"] ?? "",
        chapters: book.chapters.indices
          .filter { index in claims.contains { $0[index]?.names(row.id) == true } }
          .map { book.chapters[$0].slug },
        state: isOffTopic ? .offTopic : weakest?.state ?? .open,
        unheard: isOffTopic ? nil : answers.lazy.compactMap(\.unheard).first
      )
    }
  }

  package var counts: [RowCoverage.State: Int] {
    Dictionary(grouping: rows, by: \.state).mapValues(\.count)
  }
}

/// What the book does with one row of the inventory.
package struct RowCoverage: Hashable, Codable, Sendable {
  /// The name of the row.
  package var id: String
  package var fact: String
  /// The slugs of the chapters that claim the row, in the order of the book.
  package var chapters: [String]
  /// How far the claim is checked in every language.
  package var state: State
  /// What the row says is heard, where no transcript that a chapter claims for it has it.
  package var unheard: String?

  /// How far a claim is checked; each state says more than the one before, but for the last.
  package enum State: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    /// No chapter claims the row in every language.
    case open
    /// A chapter claims it, in prose or a table.
    case written
    /// A chapter argues for it, and code or a transcript that was checked stands beside.
    case illustrated
    /// The claim stands in a note about what only a device can show.
    case deviceOnly = "device only"
    /// The claim stands in code that compiled.
    case compiled
    /// The claim stands in a transcript that is what was computed.
    case computed
    /// The inventory says why the row is in no chapter.
    case offTopic = "off topic"

    package static func < (first: State, second: State) -> Bool {
      (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
    }
  }
}
