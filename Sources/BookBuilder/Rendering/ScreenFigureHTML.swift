import HTML

/// Turns screens into HTML: pictures for those who see them, and the lists that say the same.
struct ScreenFigureHTML {
  /// The words around the text.
  let words: SharedWords
  /// Turns running text into HTML.
  let text: RunHTML

  /// The HTML of a figure.
  func html(_ block: ScreenFigure) -> HTML {
    let state = block.panes.isEmpty ? " unverified" : ""
    return figure(
      .class("transcript screen" + state),
      .id(block.anchor),
      caption: text.html(block.caption)
    ) {
      if block.panes.count > 1 {
        div(.class("panes")) { panes(block) }
      } else {
        panes(block)
      }
    }
  }

  private func panes(_ block: ScreenFigure) -> HTML {
    .group(
      block.panes.map { pane in
        SpokenFigureHTML(words: words, text: text)
          .played(pane.lines, pane.player, label: pane.label)
      }
    )
  }
}
