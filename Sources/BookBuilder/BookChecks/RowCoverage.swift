/// What the book does with one row of the inventory.
package struct RowCoverage: Hashable, Codable, Sendable {
  /// The name of the row.
  package var id: String
  /// The fact.
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
