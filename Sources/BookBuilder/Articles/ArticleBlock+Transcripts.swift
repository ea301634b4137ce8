import AssistiveTechnology
import SnippetNotation
import SpeechRules

extension ArticleBlock {
  /// Whether something spoken stands in the block.
  var holdsTranscript: Bool {
    !spokenFigures.isEmpty
  }

  /// Whether the block has lines that a player can step through.
  package var holdsSteps: Bool {
    spokenFigures.contains { !$0.lines.isEmpty }
  }

  /// What is spoken in the figures in the block.
  fileprivate var spokenFigures: [(computed: Walkthrough?, lines: [SpokenFigure.Line])] {
    switch self {
    case .transcript(let figure): [(figure.computed, figure.lines)]
    case .screen(let figure): figure.panes.map { ($0.computed, $0.lines) }
    case .list(let list): list.items.flatMap { $0.flatMap(\.spokenFigures) }
    case .quote(let blocks), .callout(_, _, let blocks): blocks.flatMap(\.spokenFigures)
    default: []
    }
  }
}

extension [ArticleBlock] {
  /// The transcripts that were computed, in the order of the page.
  var walkthroughs: [Walkthrough] { flatMap(\.spokenFigures).compactMap(\.computed) }

  /// The signs of all that users do in transcripts, each once.
  package var gestureSigns: [GestureSign] {
    var signs: Set<GestureSign> = []
    for case .gesture(_, let sign?) in flatMap(\.spokenFigures).flatMap(\.lines) {
      signs.insert(sign)
    }
    return signs.sorted { $0.name < $1.name }
  }

  /// The kinds of pieces that computed transcripts show, in the order of speech.
  var spokenRoles: [UtterancePart.Role] {
    var roles: Set<UtterancePart.Role> = []
    for case .spoken(let utterance, element: _) in walkthroughs.flatMap(\.transcript.entries) {
      roles.formUnion(utterance.parts.map(\.role))
    }
    return UtterancePart.Role.allCases.filter(roles.contains)
  }
}
