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
    let drawing = ArticleHTML(article, for: form)
    return .group([
      heading(level: 1) { drawing.title },
      drawing.location,
      isChapter ? layout.neighbourLinks(within: article.language) : .empty,
      drawing.lead,
      drawing.openingBlocks,
      editions,
      article.needsContents ? contents(drawing.text) : .empty,
      layout.script == Article.checklistScript
        ? ChecklistTemplate(words: words.knowledge.checklistGroups).html : .empty,
      drawing.furtherBlocks,
      hasTryLink
        ? TryLink(
          article: article,
          words: layout.book.words[layout.language],
          language: layout.language
        )
        .html
        : .empty,
      article.blocks.contains(where: \.hasPlayableLines) ? player : .empty,
      isChapter || isHome || article.needsContents ? help : .empty,
    ])
  }

  private var isChapter: Bool { article.part != nil }
  private var isHome: Bool { article.page == .home(language: layout.language) }

  private var help: HTML {
    guard layout.book.siteFiles[PageEnhancements.scriptName] != nil else { return .empty }
    let script = article.page.href(to: PagePath(PageEnhancements.scriptName))
    return PageEnhancements(words: words.site, copy: words.trial.copy, script: script).html
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

  private func links(to sections: [ArticleHeading], _ text: RunHTML) -> HTML {
    .group(
      sections.map { section in
        li {
          isChapter ? .text(section.numberText + " ") : .empty
          a(href: "#\(section.anchor)") { text.html(section.content.mergingForeignNames) }
        }
      }
    )
  }

  private func contents(_ text: RunHTML) -> HTML {
    nav(label: words.contents, .class("contents")) {
      p(.hiddenFromAssistiveTechnology) { words.contents }
      isChapter
        ? ul { links(to: article.sections, text) } : ol { links(to: article.sections, text) }
    }
  }
}
