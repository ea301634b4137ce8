import BookModel
import Markdown
import SourceText

/// A comment such as `<!-- rows: V81, V82 -->` that says what the next block proves.
///
/// If that block is Swift code, the fences that belong to it, such as transcripts, prove the rows
/// too.
struct RowClaim: Hashable, Sendable {
  var rows: [String]
  var position: SourcePosition
  var blocks: [Block]

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

  private static func group(in blocks: [Block]) -> [Block] {
    guard let first = blocks.first else { return [] }
    guard first.fenceLanguage == "swift" else { return [first] }
    return [first]
      + blocks.dropFirst().prefix { $0.fenceLanguage != nil && $0.fenceLanguage != "swift" }
  }

  private static func rows(in html: String) -> [String]? {
    let text = html.trimmingWhitespace()
    guard text.hasPrefix("<!--"), text.hasSuffix("-->") else { return nil }
    let words = text.dropFirst(4).dropLast(3).drop(while: \.isWhitespace)
    guard words.hasPrefix("rows:") else { return nil }
    return words.dropFirst(5).split { $0 == "," || $0.isWhitespace }.map(String.init)
  }
}

extension Block {
  fileprivate var isVisible: Bool {
    if case .html(let html) = kind { !html.trimmingWhitespace().hasPrefix("<!--") } else { true }
  }

  fileprivate var fenceLanguage: String? {
    if case .code(let code) = kind, code.isFenced { code.language } else { nil }
  }
}

/// The proof that a row of the inventory asks of the chapters that claim it.
///
/// Without `proofs` any proof is accepted. A date needs a source with a URL, as nothing else
/// confirms it.
struct RowRequirement {
  let id: String
  let proofs: [Proof]
  let utterances: [LocalizedText]

  enum Proof: String {
    case code
    case utterance
    case count
    case notification
    case gesture
    case date
    case advice
    /// How a word sounds, which only a device can show.
    case pronunciation

    /// The highest state that a claim with this kind of proof can reach.
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

  func limited(_ state: RowCoverage.State) -> RowCoverage.State {
    let limit = proofs.map(\.limit).max() ?? .computed
    // For advice, a checked example next to it illustrates the claim but doesn't prove it.
    if limit == .illustrated { return state >= .compiled ? .illustrated : .written }
    return min(state, limit)
  }

  var needsSource: Bool { proofs.contains(.date) }
}
