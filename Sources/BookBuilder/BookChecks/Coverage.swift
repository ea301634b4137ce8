package import BookModel
import Markdown
package import SnippetNotation

/// How much of the inventory, the list of facts the book is to hold, its chapters cover.
///
/// Nothing of it is typed: chapters name rows in their front matter, blocks name them in comments,
/// and the check of the book says what became of those blocks.
package struct Coverage: Hashable, Codable, Sendable {
  /// The name of the table of facts that is the inventory.
  static let table = "inventory"
  /// The key of a row's words about why it is in no chapter.
  static let offTopic = "off-topic"
  /// The key of a row's fact.
  static let fact = "fact"

  /// The rows in the order of the inventory.
  package var rows: [RowCoverage]

  /// Computes the coverage of a book; `nil` if it has no inventory.
  ///
  /// - Parameter report: what the check of the book's snippets came to.
  package init?(_ book: Book, report: SnippetReport) {
    guard let inventory = book.tables[Self.table] else { return nil }
    let claims = book.languages.map { language in
      book.chapters.map { chapter in
        chapter.editions[language].map { Self.states(in: $0, report) } ?? [:]
      }
    }
    rows = inventory.rows.map { row in
      let isOffTopic = row.values[Self.offTopic]?.isEmpty == false
      let best = claims.map { chapters in chapters.compactMap { $0[row.id] }.max() ?? .open }
      return RowCoverage(
        id: row.id,
        fact: row.values[Self.fact]?.first?["en"] ?? "",
        chapters: book.chapters.indices
          .filter { index in claims.contains { $0[index][row.id] != nil } }
          .map { book.chapters[$0].slug },
        state: isOffTopic ? .offTopic : best.min() ?? .open
      )
    }
  }

  /// How many rows are in each state.
  package var counts: [RowCoverage.State: Int] {
    Dictionary(grouping: rows, by: \.state).mapValues(\.count)
  }

  /// How far an edition of a chapter proves each of the rows it names.
  private static func states(
    in edition: ChapterEdition,
    _ report: SnippetReport
  ) -> [String: RowCoverage.State] {
    var states: [String: RowCoverage.State] = [:]
    for row in edition.frontMatter.rows {
      states[row] = .written
    }
    for claim in RowClaim.claims(in: edition.document.blocks) {
      let state = claim.blocks.map { Self.state(of: $0, in: edition, report) }.max() ?? .written
      for row in claim.rows {
        states[row] = states[row].map { max($0, state) }
      }
    }
    return states
  }

  private static func state(
    of block: Block,
    in edition: ChapterEdition,
    _ report: SnippetReport
  ) -> RowCoverage.State {
    if case .alert = block.kind { return .deviceOnly }
    switch report.verdicts[FencePlace(path: edition.path, line: block.position.line)] {
    case .spoken, .drawn, .matched: return .computed
    case .ran, .compiled, .failedAsPromised: return .compiled
    case .shown, .broken, nil: return .written
    }
  }
}
