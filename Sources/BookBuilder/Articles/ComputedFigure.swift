package import SnippetNotation

/// A figure whose spoken lines were computed, or one of its screens.
package struct ComputedFigure: Hashable, Sendable {
  /// The number of the figure, from 1, through the page.
  package var number: Int
  /// Whether it shows screens.
  package var isScreen: Bool
  /// The name that links refer to.
  package var anchor: String
  /// What was computed.
  package var walkthrough: Walkthrough
}

extension Article {
  /// The figures of the page whose computed lines stand there, in their order; those of a screen before and
  /// after a change have one number.
  package var computedFigures: [ComputedFigure] { blocks.flatMap(\.computedFigures) }
}

extension ArticleBlock {
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
