import AssistiveTechnology
package import SnippetNotation
import SpeechRules

extension ArticleBlock {
  var containsTranscript: Bool {
    !spokenFigures.isEmpty
  }

  package var hasPlayableLines: Bool {
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

  /// Whether the block is a pair of screens with the code between them.
  package var hasCodeBetweenScreens: Bool {
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
      // A pane that sounds like the one before it has no lines.
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
  var walkthroughs: [Walkthrough] { flatMap(\.spokenFigures).compactMap(\.computed) }

  /// The icons of all actions in transcripts, without duplicates.
  package var gestureIcons: [GestureIcon] {
    var signs: Set<GestureIcon> = []
    for case .gesture(_, let sign?) in flatMap(\.spokenFigures).flatMap(\.lines) {
      signs.insert(sign)
    }
    return signs.sorted { $0.name < $1.name }
  }

  /// The roles of parts that occur in computed transcripts, in the order in which they are spoken.
  var spokenRoles: [UtterancePart.Role] {
    var roles: Set<UtterancePart.Role> = []
    for case .spoken(let utterance, element: _) in walkthroughs.flatMap(\.transcript.entries) {
      roles.formUnion(utterance.parts.map(\.role))
    }
    return UtterancePart.Role.allCases.filter(roles.contains)
  }
}

extension [ArticleBlock] {
  mutating func moveListingBetweenScreens() {
    guard count > 1, case .screen(var figure) = self[count - 1],
      case .listing(let listing) = self[count - 2]
    else { return }
    figure.change = listing
    replaceSubrange((count - 2)..., with: [.screen(figure)])
  }
}

/// A transcript with computed lines, or one pane of a screen figure.
///
/// The page for trying out speech lists the lines of these figures.
package struct ComputedFigure: Hashable, Sendable {
  package var number: Int
  package var isScreen: Bool
  package var anchor: String
  package var walkthrough: Walkthrough
}

extension Article {
  /// The computed figures of the page in order.
  ///
  /// The panes of one screen figure share its number.
  package var computedFigures: [ComputedFigure] { blocks.flatMap(\.computedFigures) }
}
