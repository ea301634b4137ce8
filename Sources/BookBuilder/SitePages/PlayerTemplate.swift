import Articles
import Localization
import Markup

/// What the script of the player needs: its controls in the language of the page, shown to nobody
/// until somebody opens a player.
package struct PlayerTemplate {
  /// The words of the controls.
  let words: InterfaceWords.PlayerWords
  /// The address of the script.
  let script: String

  /// The controls and the script.
  var html: HTML {
    .group([
      .element(
        name: "template",
        attributes: [
          .id("player"), Attribute("data-end", words.end),
          Attribute("data-unchecked", words.unchecked),
        ],
        content: .group([
          .element(name: "div", attributes: [.class("panel"), .role(.status)], content: .empty),
          p(.class("moves")) {
            HTML.group(
              moves.map { move, name in
                .element(
                  name: "button",
                  attributes: [.type("button"), Attribute("value", move)],
                  content: .text(name)
                )
              }
            )
          },
          p(.class("speak")) {
            HTML.element(
              name: "label",
              attributes: [],
              content: .group([
                .void(name: "input", attributes: [.type("checkbox")]), .text(" " + words.speak),
              ])
            )
          },
          p(.class("keys")) { words.keys },
        ])
      ),
      .element(
        name: "script",
        attributes: [Attribute("src", script), Attribute("defer", "")],
        content: .empty
      ),
    ])
  }

  private var moves: [(String, String)] {
    [
      (Player.Move.back.rawValue, words.back), (Player.Move.next.rawValue, words.next),
      (Player.Move.up.rawValue, words.up), (Player.Move.down.rawValue, words.down),
      (Player.Move.tap.rawValue, words.tap), (Player.Move.other.rawValue, words.otherGesture),
      ("start", words.start),
    ]
  }
}
