import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// The script that marks the current section in the contents, links headings and adds copy buttons.
///
/// The page works without it.
struct PageEnhancements {
  let words: InterfaceText.SiteWords
  /// What the buttons that copy show; their names say what they copy.
  let copy: String
  let script: String
  /// The address of the script that suggests pages; `nil` for a book without search.
  let suggestions: String?

  static let scriptName = "page.js"
  static let suggestionsName = "search-suggest.js"

  var html: HTML {
    .element(
      name: "script",
      attributes: [
        Attribute("src", script), Attribute("defer", ""),
        Attribute("data-link", words.linkTo("#")),
        Attribute("data-copy", copy),
        Attribute("data-copy-listing", words.copyListing("#")),
        Attribute("data-copied", words.copied),
      ] + (suggestions.map { [Attribute("data-suggest", $0)] } ?? []),
      content: .empty
    )
  }
}

/// The template for the script of checklists: progress and buttons in the language of the page.
///
/// It stays invisible where no script runs.
struct ChecklistTemplate {
  let words: InterfaceText.Knowledge.ChecklistGroups

  var html: HTML {
    .element(
      name: "template",
      attributes: [
        .id("ticks"), Attribute("data-progress", words.progress),
        Attribute("data-clear", words.clear), Attribute("data-restore", words.restore),
        Attribute("data-forgets", words.forgets),
      ],
      content: .group([
        // A live region; Orca 43 doesn't read the words of a status.
        .element(name: "p", attributes: [Attribute("aria-live", "polite")], content: .empty),
        .element(name: "button", attributes: [.type("button")], content: .empty),
      ])
    )
  }
}

/// The template for the script of the player: controls in the language of the page.
///
/// It stays invisible where no script runs.
package struct PlayerTemplate {
  static let id = Attribute.id("player")

  let words: InterfaceText.PlayerWords
  /// The label of the button that speaks the screens before and after code; `nil` without such
  /// code.
  let hear: String?
  let signs: [GestureIcon]
  let script: String

  /// The controls and the script.
  ///
  /// In the texts for the script, “#” is a placeholder for a name or number and “*” for a total.
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

/// The link from a page to “Try an element” with the elements behind the page's lines.
///
/// There is one link per page, to keep pages small; the script adds one after each transcript.
struct TryLink {
  let article: Article
  let words: SharedInterfaceText
  /// The language of the interface, as a BCP 47 tag; the article's own may differ.
  let language: String

  static let scriptName = "try-link.js"

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

  /// The identifier of a page in the address: its path without language and `index.html`.
  static func name(of page: PagePath) -> String {
    let folders = page.path.split(separator: "/").dropFirst().dropLast()
    return folders.isEmpty ? "index" : folders.joined(separator: "/")
  }
}

extension SharedInterfaceText {
  func name(of figure: ComputedFigure) -> String {
    let name =
      figure.isScreen ? self.screens.screen(figure.number) : self.transcript(figure.number)
    return name.hasSuffix(".") ? String(name.dropLast()) : name
  }
}
