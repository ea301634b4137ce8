import BookModel
import Markdown
import SourceText

/// A comment such as `<!-- rows: V81, V82 -->`, by which a block says what it proves.
struct RowClaim: Hashable, Sendable {
  var rows: [String]
  /// The place of the comment.
  var position: SourcePosition
  /// The block that follows it, and the fences about its code; empty at the end of a page.
  var blocks: [Block]

  /// The claims of a run of blocks and of all blocks inside, in their order.
  static func claims(in blocks: [Block]) -> [RowClaim] {
    blocks.indices.flatMap { index -> [RowClaim] in
      let inner = claims(in: blocks[index].innerBlocks)
      guard case .html(let html) = blocks[index].kind, let rows = rows(in: html) else {
        return inner
      }
      return [
        RowClaim(
          rows: rows,
          position: blocks[index].position,
          blocks: group(in: blocks[(index + 1)...].filter(\.isVisible))
        )
      ]
    }
  }

  /// The first block; if it is Swift, with the fences after it that say what it does.
  private static func group(in blocks: [Block]) -> [Block] {
    guard let first = blocks.first else { return [] }
    guard first.fenceLanguage == "swift" else { return [first] }
    return [first]
      + blocks.dropFirst().prefix { $0.fenceLanguage != nil && $0.fenceLanguage != "swift" }
  }

  /// The names in a comment; `nil` if it is another comment.
  private static func rows(in html: String) -> [String]? {
    let text = html.trimmingWhitespace()
    guard text.hasPrefix("<!--"), text.hasSuffix("-->") else { return nil }
    let words = text.dropFirst(4).dropLast(3).drop(while: \.isWhitespace)
    guard words.hasPrefix("rows:") else { return nil }
    return words.dropFirst(5).split { $0 == "," || $0.isWhitespace }.map(String.init)
  }
}

extension Block {
  /// Whether readers meet the block: comments are for the tool.
  fileprivate var isVisible: Bool {
    if case .html(let html) = kind { !html.trimmingWhitespace().hasPrefix("<!--") } else { true }
  }

  /// The first word after an opening fence; `nil` if the block is none.
  fileprivate var fenceLanguage: String? {
    if case .code(let code) = kind, code.isFenced { code.language } else { nil }
  }
}

/// What a row of the inventory asks of the chapters that claim it.
struct RowDemand {
  let id: String
  /// The kinds of proof that show its fact; empty where the inventory does not say.
  let proofs: [Proof]
  /// What is heard according to the row, if it says so.
  let utterances: [LocalizedText]

  /// What can show a fact.
  enum Proof: String {
    case code
    /// A line that is computed.
    case utterance
    /// A number that is computed.
    case count
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
