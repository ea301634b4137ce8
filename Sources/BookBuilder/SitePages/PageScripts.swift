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
  /// What the buttons that copy show, as their names say what they copy; `nil` without listings.
  let copy: String?
  let script: String
  /// The address of the script that suggests pages; `nil` for a book without search.
  let suggestions: String?

  static let scriptName = "page.js"

  var html: HTML {
    let always = [
      Attribute("src", script), Attribute("defer", ""), Attribute("data-link", words.linkTo("#")),
    ]
    let further = copy.map(listingWords) ?? []
    return .element(
      name: "script",
      attributes: always + further + (suggestions.map { [Attribute("data-suggest", $0)] } ?? []),
      content: .empty
    )
  }

  private func listingWords(_ copy: String) -> [Attribute] {
    [
      Attribute("data-copy", copy),
      Attribute("data-copy-listing", words.copyListing("#")),
      Attribute("data-copied", words.copied),
      Attribute("data-show-all", words.showAll),
      Attribute("data-show-whole", words.showWhole("#")),
    ]
  }
}

extension PageLayout {
  /// The script of every page that has a menu or text; nothing in a book without it.
  func enhancements(_ words: SharedInterfaceText, hasListings: Bool = false) -> HTML {
    guard book.siteFiles[PageEnhancements.scriptName] != nil else { return .empty }
    let suggests = SearchPage.exists(in: book) && book.siteFiles[SearchParts.suggestions] != nil
    return PageEnhancements(
      words: words.site,
      copy: hasListings ? words.trial.copy : nil,
      script: page.href(to: PagePath(PageEnhancements.scriptName)),
      suggestions: suggests ? page.href(to: SearchPage.bundle(language: language)) : nil
    )
    .html
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
        // A live region; Orca 43 doesn't read the words of a status, the role of `output`.
        .element(
          name: "output",
          attributes: [Attribute("role", "paragraph"), Attribute("aria-live", "polite")],
          content: .empty
        ),
        .element(name: "button", attributes: [.type("button")], content: .empty),
      ])
    )
  }
}

/// The field that filters the list of components, for a script.
struct ComponentFilter {
  let words: InterfaceText.Components

  var html: HTML {
    p(
      .class("search filter"),
      .notInText,
      Attribute("data-needs-script", ""),
      Attribute("data-shown", words.shown("#"))
    ) {
      HTML.element(
        name: "label",
        attributes: [],
        content: .group([
          .text(words.filter + " "),
          .void(name: "input", attributes: [.type("search"), Attribute("autocomplete", "off")]),
        ])
      )
      " "
      span(Attribute("aria-live", "polite")) { HTML.empty }
    }
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
  /// The words of links to “Try an element”; `nil` if the page has no lines for it.
  let trial: InterfaceText.Trial?
  let signs: [GestureIcon]
  let script: String
  /// Whether the site has the script that speaks.
  let canSpeak: Bool

  static let voiceScript = "hear.js"

  /// The controls and the script.
  ///
  /// In the texts for the script, “#” is a placeholder for a name or number and “*” for a total.
  var html: HTML {
    .group([
      .element(
        name: "template",
        attributes: [Self.id] + phrases,
        content: .group([bar, player, .group(signs.map { GestureDrawing($0).html })])
      ),
      .element(
        name: "script",
        attributes: [Attribute("src", script), Attribute("defer", "")],
        content: .empty
      ),
    ])
  }

  private var phrases: [Attribute] {
    let phrases = [
      ("step", words.open("#")),
      ("curtain", words.screenCurtain("#")), ("speed", words.speed("#")),
      ("place", words.place("#", "*")), ("end", words.end), ("mute", words.noVoice("#")),
    ]
    let more = [
      ("hear", canSpeak ? words.hearAll("#") : nil), ("both", hear), ("lines", trial?.tryLines),
      ("line", trial?.tryLine),
    ]
    return (phrases + more.compactMap { name, words in words.map { (name, $0) } })
      .map { name, words in Attribute("data-\(name)", words) }
  }

  /// The row of controls next to the caption of a transcript, a single Tab stop.
  private var bar: HTML {
    div(.class("bar"), Attribute("role", "toolbar")) {
      button("hear", words.hear, Attribute("aria-pressed", "false"))
      button("step", words.step, Attribute("aria-expanded", "false"))
      button("curtain", words.curtain, Attribute("aria-pressed", "false"))
      // The style sheet shows the word, as text that depends on scripts must not be on a page.
      trial.map { trial in
        HTML.element(name: "a", attributes: [Attribute("data-word", trial.tryIt)], content: .empty)
      } ?? .empty
      // Last, as it appears only when the reader listens, and must not move the others.
      button("speed", "", Attribute("hidden", ""))
    }
  }

  /// The controls for stepping through a transcript, which `step` opens.
  private var player: HTML {
    div(.class("player"), Attribute("role", "group")) {
      p(.class("moves")) {
        button("back", words.back)
        button("next", words.next)
        button("start", words.start)
        if canSpeak { button("line", words.hear) }
        span(.class("place"), .hiddenFromAssistiveTechnology) { HTML.empty }
      }
      p(.class("switches")) {
        toggle("speak", words.speak)
        toggle("parts", words.parts)
        toggle("sounds", words.sounds)
      }
    }
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
/// There is one link per page, to keep pages small; the script of the player adds one to each
/// transcript.
struct TryLink {
  let article: Article
  let words: SharedInterfaceText
  /// The language of the interface, as a BCP 47 tag; the article's own may differ.
  let language: String

  var html: HTML {
    let page = article.page
    let text = RunHTML(form: .page(page), language: language, words: words)
    let name = words.trial.tryPage(article.title.plainText)
    return p(.class("try"), .notInText) {
      a(href: "\(page.href(to: .tryout(language: language)))?from=\(Self.name(of: page))") {
        text.html(ScriptRuns(language: language).runs(of: name))
      }
    }
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
