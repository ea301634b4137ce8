import BookModel
import Markdown
import SnippetNotation

/// The rows that one language edition of a chapter claims, and how well they are checked.
///
/// A row is claimed if the front matter lists it. Its state depends on the verdicts on the blocks
/// that claim it in comments.
struct EditionClaims {
  private let language: String
  private let rows: Set<String>
  private let hasSource: Bool
  private var blocks: [String: [ClaimedBlock]] = [:]

  private struct ClaimedBlock {
    var state: RowCoverage.State
    var lines: [[Substring]]
  }

  struct Answer {
    var state: RowCoverage.State
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

  /// The coverage of a row; `nil` if the edition doesn't list it or lacks the source it needs.
  func answer(to demand: RowRequirement) -> Answer? {
    guard rows.contains(demand.id), hasSource || !demand.needsSource else { return nil }
    let claimed = blocks[demand.id, default: []]
    let state = (claimed.map(\.state) + [.written]).max() ?? .written
    let limited = demand.limited(state)
    let lines = claimed.filter { $0.state == .computed }.flatMap(\.lines)
    let unheard = demand.utterances.map { $0[language] }.first { utterance in
      let words = utterance.spokenWords
      return !lines.contains { $0.contains(words) }
    }
    // Without the utterance, the blocks only show that the code compiles.
    guard let unheard, limited == .computed else {
      return Answer(state: limited, unheard: unheard)
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
    switch report.verdicts[FenceLocation(path: edition.path, line: block.position.line)] {
    case .spoken, .drawn, .drawnAtSizes, .matched: return .computed
    case .ran, .compiled, .failedAsExpected: return .compiled
    case .shown, .broken, nil: return .written
    }
  }
}

extension Block {
  fileprivate var heardLines: [[Substring]] {
    guard case .code(let code) = kind, let fence = FenceKind(rawValue: code.language),
      fence.isTranscript || fence == .output
    else { return [] }
    return code.text.split(whereSeparator: \.isNewline).map { String($0).spokenWords }
  }
}

extension String {
  fileprivate var spokenWords: [Substring] {
    lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}
