package import SnippetNotation

/// A screen as it is seen, with a numbered frame for each stop, and as it is heard; or several of them.
package struct ScreenFigure: Hashable, Sendable {
  /// The number, from 1, through the page.
  package var number: Int
  /// What is shown, how many stops there are, and how sure it is.
  package var caption: [Run]
  /// The screens, the one before a change or with the smallest text first; none where nothing was
  /// computed.
  package var panes: [Pane]
  /// The code between the screens before and after, which makes the one into the other; `nil` where it
  /// stands elsewhere.
  package var change: Listing?

  /// The name that links refer to.
  package var anchor: String { "screen-\(number)" }

  /// The words of the lines that the other screens do not say, for each screen: what the change is about.
  ///
  /// Where all say the same, nothing stands out.
  package var differences: [Set<Int>] {
    panes.indices.map { index in
      let others = panes.indices.filter { $0 != index }.map { Set(panes[$0].lines) }
      let lines = panes[index].lines
      return Set(lines.indices.filter { line in others.contains { !$0.contains(lines[line]) } })
    }
  }

  /// One of the screens.
  package struct Pane: Hashable, Sendable {
    /// Which of several screens it is and how many stops it has; `nil` for the only one.
    package var label: [Run]?
    /// Which of several screens it is, in a word or two; `nil` for the only one.
    package var name: String?
    /// What is heard, one stop a line; empty where it is what the screen before says.
    package var lines: [SpokenFigure.Line]
    /// The stops as they were computed, with their reasons.
    package var computed: Walkthrough
    /// The picture.
    package var player: Player
  }
}
