import AssistiveTechnology
import SnippetNotation
import SpeechRules

extension ArticleBlock {
  /// Whether something spoken stands in the block.
  var holdsTranscript: Bool {
    !spokenFigures.isEmpty
  }

  /// Whether a player stands in the block.
  package var holdsPlayer: Bool {
    spokenFigures.contains { $0.hasPlayer }
  }

  /// What is spoken in the figures in the block.
  fileprivate var spokenFigures: [(computed: Walkthrough?, hasPlayer: Bool)] {
    switch self {
    case .transcript(let figure): [(figure.computed, figure.player != nil)]
    case .screen(let figure): figure.panes.map { ($0.computed, true) }
    case .list(let list): list.items.flatMap { $0.flatMap(\.spokenFigures) }
    case .quote(let blocks), .callout(_, _, let blocks): blocks.flatMap(\.spokenFigures)
    default: []
    }
  }
}

extension [ArticleBlock] {
  /// The transcripts that were computed, in the order of the page.
  var walkthroughs: [Walkthrough] { flatMap(\.spokenFigures).compactMap(\.computed) }

  /// The kinds of pieces that computed transcripts show, in the order of speech.
  var spokenRoles: [UtterancePart.Role] {
    var roles: Set<UtterancePart.Role> = []
    for case .spoken(let utterance, element: _) in walkthroughs.flatMap(\.transcript.entries) {
      roles.formUnion(utterance.parts.map(\.role))
    }
    return UtterancePart.Role.allCases.filter(roles.contains)
  }
}
