import Articles
import Localization
import Markup

/// Turns screens into HTML: pictures for those who see them, and the lists that say the same.
struct ScreenFigureHTML {
  /// What they are drawn for.
  let form: HTMLForm
  /// The words around the text.
  let words: SharedWords
  /// Turns running text into HTML.
  let text: RunHTML

  /// The HTML of a figure.
  func html(_ block: ScreenFigure) -> HTML {
    figure(
      block.panes.isEmpty
        ? form.classes(.transcript, .screen, .unchecked) : form.classes(.transcript, .screen),
      form.id(block.anchor),
      caption: text.html(block.caption)
    ) {
      if block.panes.count > 1 {
        div(form.classes(.panes)) { panes(block) }
      } else {
        panes(block)
      }
    }
    .marked(as: .screen)
  }

  private func panes(_ block: ScreenFigure) -> HTML {
    .group(
      block.panes.map { pane in
        SpokenFigureHTML(form: form, words: words, text: text)
          .played(pane.lines, pane.player, label: pane.label, name: pane.name)
      }
    )
  }
}
