package import BookModel
import Markdown
package import SnippetNotation

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

  /// How many rows are in each state.
  package var counts: [RowCoverage.State: Int] {
    Dictionary(grouping: rows, by: \.state).mapValues(\.count)
  }
}
