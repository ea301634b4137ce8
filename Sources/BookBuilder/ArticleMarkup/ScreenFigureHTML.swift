import Articles
import Localization
import Markup
import ScreenDrawing

/// Renders a screen figure: the drawings, and lists of lines as their text alternative.
///
/// If the figure has code between its screens, the caption comes last, so that the figure starts
/// with the first screen for everyone.
struct ScreenFigureHTML {
  let form: HTMLFormat
  let words: SharedInterfaceText
  let text: RunHTML

  func html(_ block: ScreenFigure, change: HTML?) -> HTML {
    guard let change else { return html(block) }
    let panes = panes(block)
    return .element(
      name: "figure",
      attributes: [
        panes.isEmpty
          ? form.classes(.transcript, .screen, .unchecked) : form.classes(.transcript, .screen),
        form.id(block.anchor),
      ],
      content: .group([
        div(form.classes(.change)) {
          HTML.group(Array(panes.prefix(1)) + [change] + Array(panes.dropFirst()))
        },
        .element(name: "figcaption", attributes: [], content: text.html(block.caption)),
      ])
    )
    .marked(as: .screen)
  }

  private func html(_ block: ScreenFigure) -> HTML {
    figure(
      block.panes.isEmpty
        ? form.classes(.transcript, .screen, .unchecked) : form.classes(.transcript, .screen),
      form.id(block.anchor),
      caption: text.html(block.caption)
    ) {
      if block.panes.count > 1 {
        div(form.classes(.panes)) { HTML.group(panes(block)) }
      } else {
        HTML.group(panes(block))
      }
    }
    .marked(as: .screen)
  }

  private func panes(_ block: ScreenFigure) -> [HTML] {
    // Screens at several text sizes say the same words, unless a line is the point of the figure.
    let differences = block.panes.count == 2 ? block.differences : []
    // Screens that are compared have a phone around all of them, or around none.
    let drawings = DrawingHTML(form: form, language: text.language)
    let screens = block.panes.map(\.player.wireframe)
    let hasPhone = screens.count > 1 ? screens.contains(where: drawings.hasPhone) : nil
    return block.panes.enumerated().map { index, pane in
      var player = pane.player
      player.wireframe.hasPhone = hasPhone
      return SpokenFigureHTML(
        form: form,
        words: words,
        text: text,
        highlightedLines: differences.isEmpty ? [] : differences[index]
      )
      .played(pane.lines, player, label: pane.label, name: pane.name)
    }
  }
}
