import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// Renders the main part of an article's page: its text, table of contents, links and script
/// elements.
struct ArticleContent {
  let layout: PageLayout
  let article: Article
  let textSize: Int
  let hasTryLink: Bool

  var landmark: HTML {
    article.language == layout.language
      ? main(id: "main") { content }
      : main(id: "main", .lang(article.language), .direction(direction)) { content }
  }

  private var words: SharedInterfaceText { article.words }
  private var direction: WritingDirection { InterfaceText.direction(of: article.language) }

  private var content: HTML {
    var form = HTMLFormat.page(article.page)
    form.showsSectionNumbers = isChapter
    form.pictures = layout.book.assets
    let drawing = ArticleHTML(article, for: form)
    let opening = drawing.openingBlocks
    let further = furtherBlocks(drawing)
    let hasListings = HTML.group([opening, further]).includes { name, _ in name == "pre" }
    return .group([
      heading(level: 1) { drawing.title },
      drawing.location(hasLinks: !layout.navigation.hasPartLinks),
      drawing.lead,
      opening,
      isHome ? .empty : editions,
      article.needsContents ? contents(drawing.text) : .empty,
      isChapter ? .empty : ticks,
      filter,
      further,
      isChapter ? ticks : .empty,
      hasTryLink
        ? TryLink(
          article: article,
          words: layout.book.words[layout.language],
          language: layout.language
        )
        .html
        : .empty,
      article.blocks.contains(where: \.hasPlayableLines) ? player : .empty,
      isHome ? editions : .empty,
      layout.enhancements(words, hasListings: hasListings),
    ])
  }

  /// The blocks after the table of contents; on the home page, the small form to try an element
  /// follows the first steps.
  private func furtherBlocks(_ drawing: ArticleHTML) -> HTML {
    let steps = article.blocks.firstIndex { block in
      if case .list(let list) = block { list.style == .steps } else { false }
    }
    guard isHome, TryTeaser.exists(in: layout.book), let steps, steps >= article.openingCount else {
      return drawing.furtherBlocks
    }
    let teaser = TryTeaser(book: layout.book, language: layout.language, drawing: drawing)
    return .group([
      drawing.blocks(article.openingCount..<steps + 1), teaser.html,
      drawing.blocks(steps + 1..<article.blocks.count),
    ])
  }

  private var isChapter: Bool { article.part != nil }
  private var isHome: Bool { article.page == .home(language: layout.language) }

  /// The progress and buttons of checklists: before them, or after the list of a chapter.
  private var ticks: HTML {
    layout.script == Article.checklistScript
      ? ChecklistTemplate(words: words.knowledge.checklistGroups).html : .empty
  }

  private var filter: HTML {
    let list = ReferencePage.components.path(language: layout.language)
    return layout.script == Article.componentScript && article.page == list
      ? ComponentFilter(words: words.components).html : .empty
  }

  private var player: HTML {
    guard layout.book.siteFiles[Player.scriptName] != nil else { return .empty }
    let script = article.page.href(to: PagePath(Player.scriptName))
    let signs = article.blocks.gestureIcons
    return PlayerTemplate(
      words: words.player,
      hear: article.blocks.contains(where: \.hasCodeBetweenScreens) ? words.site.hearBoth : nil,
      trial: hasTryLink ? layout.book.words[layout.language].trial : nil,
      signs: signs,
      script: script,
      canSpeak: layout.book.siteFiles[PlayerTemplate.voiceScript] != nil
    )
    .html
  }

  private var editions: HTML {
    p(.class("editions"), .notInText) {
      words.readThisPage + " "
      a(href: article.page.href(to: article.page.plainText), .type("text/plain")) {
        words.plainText(String((textSize + 999) / 1000))
      }
    }
  }

  private func links(
    to sections: [ArticleHeading],
    isAlphabetical: Bool,
    _ text: RunHTML
  ) -> HTML {
    .group(
      sections.map { section in
        let name = isAlphabetical ? letter(of: section) : nil
        return li {
          isChapter ? .text(section.numberText + " ") : .empty
          a(href: "#\(section.anchor)") {
            name ?? text.html(section.content.mergingForeignNames)
          }
        }
      }
    )
  }

  /// A letter of an index, of whose name only the letter is visible.
  private func letter(of section: ArticleHeading) -> HTML? {
    guard section.anchor.hasPrefix("letter-"),
      case .text(let name, language: nil)? = section.content.first, section.content.count == 1,
      let letter = name.last, name.dropLast().last == " "
    else { return nil }
    return .group([span(.class("unseen")) { String(name.dropLast()) }, .text(String(letter))])
  }

  /// The table of contents: letters in a row, or sections in a disclosure, a single Tab stop.
  ///
  /// In wide windows the style sheet shows the closed list in the margin.
  private func contents(_ text: RunHTML) -> HTML {
    let sections = article.sections
    let isAlphabetical = sections.count { $0.anchor.hasPrefix("letter-") } > 3
    let links = links(to: sections, isAlphabetical: isAlphabetical, text)
    if isAlphabetical {
      return nav(label: words.contents, .class("contents letters")) {
        p(.hiddenFromAssistiveTechnology) { words.contents }
        ol { links }
      }
    }
    return nav(label: words.contents, .class("contents")) {
      details(summary: .text(words.contents)) { isChapter ? ul { links } : ol { links } }
    }
  }
}
