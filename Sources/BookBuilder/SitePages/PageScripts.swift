import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// The script that marks the place in the contents and adds links to headings and buttons to listings.
///
/// Without it the page is whole.
struct PageHelp {
  let words: InterfaceWords.SiteWords
  let script: String

  /// The name of the script among the files of the site.
  static let scriptName = "page.js"

  /// The element that loads the script.
  var html: HTML {
    .element(
      name: "script",
      attributes: [
        Attribute("src", script), Attribute("defer", ""),
        Attribute("data-link", words.linkTo("#")),
        Attribute("data-copy", words.copyListing("#")),
        Attribute("data-copied", words.copied),
      ],
      content: .empty
    )
  }
}

/// What the script of checklists needs: the progress and the button in the language of the page, shown
/// to nobody where no script runs.
struct ChecklistTemplate {
  let words: InterfaceWords.Knowledge.ChecklistGroups

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

/// What the script of the player needs: its controls in the language of the page, shown to nobody
/// where no script runs.
package struct PlayerTemplate {
  static let id = Attribute.id("player")

  let words: InterfaceWords.PlayerWords
  /// What the button is called that speaks the screens around code; `nil` where there are none.
  let hear: String?
  /// What is drawn beside the gestures of the page.
  let signs: [GestureSign]
  let script: String

  /// The controls and the script.
  ///
  /// In the words for the script “#” stands for a name or a number, and “*” for the number of all.
  var html: HTML {
    .group([
      .element(
        name: "template",
        attributes: [
          Self.id, Attribute("data-open", words.open("#")),
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

/// The way from a page to the page “Try it” with the elements behind its lines.
///
/// The link is one a page, as many would weigh much; the script puts another after each transcript.
struct TryLink {
  let article: Article
  /// The words around the text.
  let words: SharedWords
  /// The language of the page around the text, as a BCP 47 tag.
  let language: String

  /// The name of the script among the files of the site.
  static let scriptName = "try-link.js"

  /// The link and the element that loads the script.
  var html: HTML {
    let page = article.page
    let text = RunHTML(form: .page(page), language: language, words: words)
    let name = words.trial.tryPage(article.title.plainText)
    return .group([
      p(.class("try"), .notInText) {
        a(href: "\(page.href(to: .tryout(language: language)))?from=\(Self.name(of: page))") {
          text.html(ScriptRuns(language: language).runs(of: name))
        }
      },
      .element(
        name: "script",
        attributes: [
          Attribute("src", page.href(to: PagePath(Self.scriptName))), Attribute("defer", ""),
          Attribute("data-lines", words.trial.tryLines),
          Attribute("data-line", words.trial.tryLine),
        ],
        content: .empty
      ),
    ])
  }

  /// The name of a page in the address: its folder within those of its language.
  static func name(of page: PagePath) -> String {
    let folders = page.path.split(separator: "/").dropFirst().dropLast()
    return folders.isEmpty ? "index" : folders.joined(separator: "/")
  }
}

extension SharedWords {
  /// The name of a figure with spoken lines.
  func name(of figure: ComputedFigure) -> String {
    let name =
      figure.isScreen ? self.screens.screen(figure.number) : self.transcript(figure.number)
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}
