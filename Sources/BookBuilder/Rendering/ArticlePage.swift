import HTML

/// The page of an article.
struct ArticlePage {
  /// What surrounds the text.
  let layout: PageLayout
  /// The text.
  let article: Article
  /// The size of the text edition in bytes.
  let textSize: Int

  /// The bytes of the page.
  func render() -> [UInt8] {
    layout.render {
      if article.language == layout.language {
        main(id: "main") { content }
      } else {
        main(id: "main", .lang(article.language), .direction(direction)) { content }
      }
    }
  }

  private var words: SharedWords { InterfaceWords.words(for: article.language) }
  private var direction: WritingDirection { InterfaceWords.direction(of: article.language) }
  private var text: RunHTML { RunHTML(page: article.page, language: article.language) }

  private var content: HTML {
    .group([
      heading(level: 1) { text.html(article.title) },
      article.location.map { location in p(.class("location")) { text.html(location) } } ?? .empty,
      p(.class("lead")) { text.html(article.lead) },
      article.notice.map { notice in
        p(
          .class("callout"),
          .lang(notice.language),
          .direction(InterfaceWords.direction(of: notice.language))
        ) { notice.words }
      } ?? .empty,
      editions,
      article.needsContents ? contents : .empty,
      ArticleHTML(article).html(article.blocks),
      article.blocks.contains(where: \.holdsPlayer) ? player : .empty,
    ])
  }

  private var player: HTML {
    PlayerTemplate(
      words: words.player,
      script: article.page.href(to: PagePath(PlayerTemplate.scriptName))
    )
    .html
  }

  /// The link to the text edition, with its type and size.
  private var editions: HTML {
    p(.class("editions"), .notInText) {
      words.readThisPage + " "
      a(href: article.page.href(to: article.page.textEdition), .type("text/plain")) {
        words.plainText(String((textSize + 999) / 1000))
      }
    }
  }

  private var contents: HTML {
    nav(label: words.contents, .class("contents")) {
      p(.hiddenFromAssistiveTechnology) { words.contents }
      ol {
        HTML.group(
          article.sections.map { section in
            li { a(href: "#\(section.anchor)") { text.html(section.content.withNamesInOneVoice) } }
          }
        )
      }
    }
  }
}
