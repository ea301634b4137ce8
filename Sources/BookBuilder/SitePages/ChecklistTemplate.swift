import Articles
import Localization
import Markup

/// What the script of checklists needs: the progress and the button in the language of the page, shown
/// to nobody where no script runs.
struct ChecklistTemplate {
  /// The words of the controls.
  let words: InterfaceWords.Knowledge.ChecklistGroups

  /// The controls.
  var html: HTML {
    .element(
      name: "template",
      attributes: [
        .id("ticks"), Attribute("data-progress", words.progress),
        Attribute("data-clear", words.clear), Attribute("data-restore", words.restore),
        Attribute("data-forgets", words.forgets),
      ],
      content: .group([
        // A part of the text that is told when it changes; as a status bar Orca 43 reads it without words.
        .element(name: "p", attributes: [Attribute("aria-live", "polite")], content: .empty),
        .element(name: "button", attributes: [.type("button")], content: .empty),
      ])
    )
  }
}
