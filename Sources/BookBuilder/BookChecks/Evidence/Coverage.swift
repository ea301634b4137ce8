package import BookModel
import Diagnostics
import Markdown
package import SnippetNotation

extension Check {
  /// Finds rows that the inventory doesn't contain, and blocks that claim a row missing from the
  /// front matter of their chapter.
  static let coverage = Check(.unknownRow, .unlistedRow) { checked in
    // A broken file is already reported.
    guard !checked.book.problems.brokenTables.contains(Coverage.table) else { return [] }
    guard let inventory = checked.book.tables[Coverage.table] else {
      return checked.pages.filter { !$0.edition.frontMatter.rows.isEmpty }.map { page in
        Diagnostic(
          .unknownRow,
          at: page.edition.frontMatterLocation(of: "", after: "rows"),
          "the chapter lists rows of an inventory, but the book has no inventory",
          help: "write 'Content/data/\(Coverage.table).yml', or remove 'rows'"
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
                "a block claims the row '\(row)', which the front matter does not list",
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
        ?? "see 'Content/data/inventory.yml' for the rows"
    )
  }
}

extension Rule {
  static let unknownRow = Rule(
    id: "unknown-row",
    explanation: """
      Chapters list the rows of the inventory that they cover, so that 'book coverage' can report what \
      is missing. A row that the inventory does not contain covers nothing.
      """,
    readers: "Readers would look for a fact that no chapter contains.",
    wrong: "rows: [V811]",
    right: "rows: [V81]"
  )
  static let unlistedRow = Rule(
    id: "unlisted-row",
    explanation: """
      A comment such as '<!-- rows: V81 -->' says that the block after it proves a row of the \
      inventory. The front matter of the chapter must list the row too.
      """,
    readers: "Authors looking for a row would not find the chapter that proves it.",
    wrong: "<!-- rows: V82 -->, in a chapter with rows: [V81]",
    right: "<!-- rows: V82 -->, in a chapter with rows: [V81, V82]"
  )
}

/// How much of the inventory, the list of facts that the book should cover, its chapters cover.
///
/// Coverage is computed, not recorded: chapters list rows in their front matter, blocks claim rows
/// in comments, and the check of the snippets gives the verdict on each block. The proof that a row
/// asks for limits the state that a claim can reach.
package struct Coverage: Hashable, Codable, Sendable {
  static let table = "inventory"
  static let offTopic = "off-topic"
  static let fact = "fact"
  static let proof = "proof"
  static let utterance = "utterance"

  package var rows: [RowCoverage]

  /// Computes the coverage of a book; `nil` if it has no inventory.
  ///
  /// - Parameter report: the result of checking the book's snippets.
  package init?(_ book: Book, report: SnippetReport) {
    guard let inventory = book.tables[Self.table] else { return nil }
    let demands = inventory.rows.map { RowRequirement($0) }
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

package struct RowCoverage: Hashable, Codable, Sendable {
  package var id: String
  package var fact: String
  package var chapters: [String]
  /// The lowest state across the languages of the book.
  package var state: State
  /// The utterance of the row that is missing from all transcripts that claim it.
  package var unheard: String?

  /// How well a claim is checked.
  ///
  /// The states are ordered from weakest to strongest, except `offTopic`: for such a row the
  /// inventory gives a reason why it is in no chapter.
  package enum State: String, Hashable, Codable, Sendable, CaseIterable, Comparable {
    case open
    case written
    /// A chapter argues for it next to code or a transcript that was checked.
    case illustrated
    /// The claim is in a note about behaviour that only a device can show.
    case deviceOnly = "device only"
    case compiled
    /// The claim is in a transcript that equals the computed one.
    case computed
    case offTopic = "off topic"

    package static func < (first: State, second: State) -> Bool {
      (allCases.firstIndex(of: first) ?? 0) < (allCases.firstIndex(of: second) ?? 0)
    }
  }
}
