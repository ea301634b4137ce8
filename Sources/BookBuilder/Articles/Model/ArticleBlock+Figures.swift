import AssistiveTechnology
package import SnippetNotation
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

  fileprivate var spokenFigures: [(computed: Walkthrough?, lines: [SpokenFigure.Line])] {
    switch self {
    case .transcript(let figure): [(figure.computed, figure.lines)]
    case .screen(let figure): figure.panes.map { ($0.computed, $0.lines) }
    case .list(let list): list.items.flatMap { $0.flatMap(\.spokenFigures) }
    case .quote(let blocks), .callout(_, _, let blocks): blocks.flatMap(\.spokenFigures)
    default: []
    }
  }

  /// Whether the block is screens that stand around the code between them.
  package var surroundsCode: Bool {
    if case .screen(let figure) = self { figure.change != nil } else { false }
  }

  fileprivate var computedFigures: [ComputedFigure] {
    switch self {
    case .transcript(let figure):
      figure.computed.map { computed in
        [
          ComputedFigure(
            number: figure.number,
            isScreen: false,
            anchor: figure.anchor,
            walkthrough: computed
          )
        ]
      } ?? []
    case .screen(let figure):
      // A screen that says what the one before says shows no lines.
      figure.panes.filter { !$0.lines.isEmpty }.map { pane in
        ComputedFigure(
          number: figure.number,
          isScreen: true,
          anchor: figure.anchor,
          walkthrough: pane.computed
        )
      }
    case .list(let list): list.items.flatMap { $0.flatMap(\.computedFigures) }
    case .quote(let blocks), .callout(_, _, let blocks): blocks.flatMap(\.computedFigures)
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

extension [ArticleBlock] {
  /// Puts the listing before the last block, which is a screen, between its screens.
  mutating func surroundCode() {
    guard count > 1, case .screen(var figure) = self[count - 1],
      case .listing(let listing) = self[count - 2]
    else { return }
    figure.change = listing
    replaceSubrange((count - 2)..., with: [.screen(figure)])
  }
}

/// A figure whose spoken lines were computed, or one of its screens.
package struct ComputedFigure: Hashable, Sendable {
  /// The number of the figure, from 1, through the page.
  package var number: Int
  package var isScreen: Bool
  /// The name that links refer to.
  package var anchor: String
  package var walkthrough: Walkthrough
}

extension Article {
  /// The figures of the page whose computed lines stand there, in their order; those of a screen before and
  /// after a change have one number.
  package var computedFigures: [ComputedFigure] { blocks.flatMap(\.computedFigures) }
}
