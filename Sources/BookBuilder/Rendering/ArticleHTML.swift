import AssistiveTechnology
import HTML

/// Turns the blocks of a page into HTML.
struct ArticleHTML {
  /// The page.
  let article: Article
  /// The words around the text.
  let words: SharedWords
  /// Turns running text into HTML.
  let text: RunHTML

  init(_ article: Article) {
    self.article = article
    words = InterfaceWords.words(for: article.language)
    text = RunHTML(page: article.page, language: article.language)
  }

  /// The HTML of blocks.
  func html(_ blocks: [ArticleBlock]) -> HTML {
    .group(blocks.map(html))
  }

  private func html(_ block: ArticleBlock) -> HTML {
    switch block {
    case .heading(let heading): html(heading)
    case .paragraph(let runs):
      runs.isLinkAlone ? p(.class("standalone")) { text.html(runs) } : p { text.html(runs) }
    case .list(let list): html(list)
    case .quote(let blocks): blockquote { html(blocks) }
    case .callout(let kind, let label, let blocks): callout(kind, label, blocks)
    case .listing(let listing): html(listing)
    case .transcript(let figure): SpokenFigureHTML(words: words, text: text).html(figure)
    case .screen(let figure): ScreenFigureHTML(words: words, text: text).html(figure)
    case .legend(let roles): SpokenFigureHTML(words: words, text: text).legend(roles)
    case .table(let table): html(table)
    case .notes(let notes): html(notes)
    case .terms(let terms): html(terms)
    case .rule: hr()
    }
  }

  /// A heading and nothing beside it, so that it is heard once only; the contents link to it.
  private func html(_ block: ArticleHeading) -> HTML {
    heading(level: block.level, .id(block.anchor)) { text.html(block.content) }
  }

  private func html(_ list: ArticleList) -> HTML {
    guard list.anchors.isEmpty else { return checklist(list) }
    let items = HTML.group(list.items.map { item($0) })
    guard let start = list.start else { return ul { items } }
    return start == 1 ? ol { items } : ol(Attribute("start", String(start))) { items }
  }

  /// A list whose items can be ticked, which takes a script, and printed, which takes none.
  private func checklist(_ list: ArticleList) -> HTML {
    ul(.class("checklist")) {
      HTML.group(
        zip(list.items, list.anchors).map { blocks, anchor in item(blocks, .id(anchor)) }
      )
    }
  }

  /// An item; its first paragraph needs no element of its own.
  private func item(_ blocks: [ArticleBlock], _ attributes: Attribute...) -> HTML {
    guard case .paragraph(let runs)? = blocks.first else {
      return .element(name: "li", attributes: attributes, content: html(blocks))
    }
    let rest = blocks.dropFirst()
    return .element(
      name: "li",
      attributes: attributes + (runs.isLinkAlone ? [.class("standalone")] : []),
      content: rest.isEmpty ? text.html(runs) : .group([text.html(runs), html(Array(rest))])
    )
  }

  private func callout(_ kind: String, _ label: String, _ blocks: [ArticleBlock]) -> HTML {
    aside(.class("callout \(kind)")) {
      p(.class("callout-label")) { label }
      html(blocks)
    }
  }

  private func html(_ terms: [ArticleTerm]) -> HTML {
    dl {
      HTML.group(
        terms.map { term in
          .group([
            term.anchor.map { anchor in dt(.id(anchor)) { text.html(term.term) } }
              ?? dt { text.html(term.term) },
            dd { text.html(term.meaning) },
          ])
        }
      )
    }
  }
}
