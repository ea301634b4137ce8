/// A screen as it is seen, with a numbered frame for each stop, and as it is heard; or two of them.
struct ScreenFigure: Hashable, Sendable {
  /// The number, from 1, through the page.
  var number: Int
  /// What is shown, how many stops there are, and whether it is verified.
  var caption: [Run]
  /// The screens, the one before a change first; none where nothing was computed.
  var panes: [Pane]

  /// The name that links refer to.
  var anchor: String { "screen-\(number)" }

  /// One of the screens.
  struct Pane: Hashable, Sendable {
    /// Which of two screens it is and how many stops it has; `nil` for the only one.
    var label: [Run]?
    /// What is heard, one stop a line.
    var lines: [SpokenFigure.Line]
    /// The picture.
    var player: Player
  }
}
