import BookModel

/// What a row of the inventory asks of the chapters that claim it.
struct RowDemand {
  /// The name of the row.
  let id: String
  /// The kinds of proof that show its fact; empty where the inventory does not say.
  let proofs: [Proof]
  /// What is heard according to the row, if it says so.
  let utterances: [LocalizedText]

  /// What can show a fact.
  enum Proof: String {
    /// Code that compiles.
    case code
    /// A line that is computed.
    case utterance
    /// A number that is computed.
    case count
    /// A notification that is sent.
    case notification
    /// A gesture, whose effect is computed.
    case gesture
    /// A day or a year, which a source confirms.
    case date
    /// A sentence that is argued for.
    case advice
    /// The sound of a word, which only a device has.
    case pronunciation

    /// The most that a claim with this kind of proof can come to.
    var limit: RowCoverage.State {
      switch self {
      case .utterance, .count, .notification, .gesture: .computed
      case .code: .compiled
      case .pronunciation: .deviceOnly
      case .advice: .illustrated
      case .date: .written
      }
    }
  }

  init(_ row: DataTable.Row) {
    id = row.id
    proofs = row.values[Coverage.proof, default: []].compactMap { Proof(rawValue: $0["en"]) }
    utterances = row.values[Coverage.utterance, default: []]
  }

  /// How far a claim is checked, given how far its blocks are.
  func bounded(_ state: RowCoverage.State) -> RowCoverage.State {
    let limit = proofs.map(\.limit).max() ?? .computed
    // An example that was checked stands beside advice, and shows no more than itself.
    if limit == .illustrated { return state >= .compiled ? .illustrated : .written }
    return min(state, limit)
  }

  /// Whether a chapter must name a source with an address: nothing else confirms a date.
  var needsSource: Bool { proofs.contains(.date) }
}
