import ArticleMarkup
import Articles
import Localization
import Markup

/// What the script of the player needs: its controls in the language of the page, shown to nobody
/// where no script runs.
package struct PlayerTemplate {
  /// The words of the controls.
  let words: InterfaceWords.PlayerWords
  /// What the button is called that speaks the screens around code; `nil` where there are none.
  let hear: String?
  /// What is drawn beside the gestures of the page.
  let signs: [GestureSign]
  /// The address of the script.
  let script: String

  /// The controls and the script.
  ///
  /// In the words for the script “#” stands for a name or a number, and “*” for the number of all.
  var html: HTML {
    .group([
      .element(
        name: "template",
        attributes: [
          .id("player"), Attribute("data-open", words.open("#")),
          Attribute("data-place", words.place("#", "*")), Attribute("data-end", words.end),
          Attribute("data-mute", words.noVoice("#")),
        ],
        content: .group([
          p(.class("moves")) {
            button("back", words.back)
            button("next", words.next)
            button("start", words.start)
          },
          p(.class("switches")) {
            toggle("speak", words.speak)
            toggle("parts", words.parts)
          },
          hear.map { name in
            p(.class("moves hear")) { button("hear", name, Attribute("aria-pressed", "false")) }
          } ?? .empty,
          .group(signs.map { GestureDrawing($0).html }),
        ])
      ),
      .element(
        name: "script",
        attributes: [Attribute("src", script), Attribute("defer", "")],
        content: .empty
      ),
    ])
  }

  private func button(_ move: String, _ name: String, _ state: Attribute...) -> HTML {
    .element(
      name: "button",
      attributes: [.type("button"), Attribute("value", move)] + state,
      content: .text(name)
    )
  }

  private func toggle(_ name: String, _ words: String) -> HTML {
    .element(
      name: "label",
      attributes: [],
      content: .group([
        .void(
          name: "input",
          attributes: [
            .type("checkbox"), Attribute("role", "switch"), Attribute("name", name),
          ]
        ),
        .text(" " + words),
      ])
    )
  }
}
