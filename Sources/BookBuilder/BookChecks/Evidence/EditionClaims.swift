import BookModel
import Markdown
import SnippetNotation

/// The rows that an edition of a chapter names, and what its blocks show of each.
struct EditionClaims {
  private let language: String
  private let rows: Set<String>
  private let hasSource: Bool
  private var blocks: [String: [ClaimedBlock]] = [:]

  /// A block that claims rows.
  private struct ClaimedBlock {
    /// How far the check of the book took it.
    var state: RowCoverage.State
    /// The lines in it that are heard or printed, in words.
    var lines: [[Substring]]
  }

  /// What an edition makes of a row.
  struct Answer {
    /// How far the claim is checked.
    var state: RowCoverage.State
    /// What the row says is heard, and no claimed block has.
    var unheard: String?
  }

  init(of edition: ChapterEdition, _ report: SnippetReport) {
    language = edition.language
    rows = Set(edition.frontMatter.rows)
    hasSource = edition.frontMatter.sources.contains { $0.url != nil }
    for claim in RowClaim.claims(in: edition.document.blocks) {
      let claimed = claim.blocks.map { block in
        ClaimedBlock(state: Self.state(of: block, in: edition, report), lines: block.heardLines)
      }
      for row in claim.rows { blocks[row, default: []] += claimed }
    }
  }

  func names(_ row: String) -> Bool { rows.contains(row) }

  /// What the edition makes of a row; `nil` if it does not name it.
  func answer(to demand: RowDemand) -> Answer? {
    guard rows.contains(demand.id), hasSource || !demand.needsSource else { return nil }
    let claimed = blocks[demand.id, default: []]
    let state = (claimed.map(\.state) + [.written]).max() ?? .written
    let bounded = demand.bounded(state)
    let lines = claimed.filter { $0.state == .computed }.flatMap(\.lines)
    let unheard = demand.utterances.map { $0[language] }.first { utterance in
      let words = utterance.spokenWords
      return !lines.contains { $0.contains(words) }
    }
    // Without the words that the row is about, no more is shown than that the code compiles.
    guard let unheard, bounded == .computed else {
      return Answer(state: bounded, unheard: unheard)
    }
    let hasCode = claimed.contains { $0.state == .compiled }
    return Answer(state: hasCode ? .compiled : .written, unheard: unheard)
  }

  private static func state(
    of block: Block,
    in edition: ChapterEdition,
    _ report: SnippetReport
  ) -> RowCoverage.State {
    if case .alert = block.kind { return .deviceOnly }
    switch report.verdicts[FencePlace(path: edition.path, line: block.position.line)] {
    case .spoken, .drawn, .drawnAtSizes, .matched: return .computed
    case .ran, .compiled, .failedAsPromised: return .compiled
    case .shown, .broken, nil: return .written
    }
  }
}

extension Block {
  /// The lines of the block that are heard or printed, in words.
  fileprivate var heardLines: [[Substring]] {
    guard case .code(let code) = kind, let fence = FenceKind(rawValue: code.language),
      fence.isTranscript || fence == .output
    else { return [] }
    return code.text.split(whereSeparator: \.isNewline).map { String($0).spokenWords }
  }
}

extension String {
  /// The words in small letters: signs and capitals are a matter of writing.
  fileprivate var spokenWords: [Substring] {
    lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}
