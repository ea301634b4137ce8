package import Articles
import AssistiveTechnology
import Localization
package import Markup

package struct ArticleHTML {
  let article: Article
  let form: HTMLFormat
  let words: SharedInterfaceText
  package let text: RunHTML

  package init(_ article: Article, for form: HTMLFormat) {
    self.article = article
    self.form = form
    words = article.words
    text = RunHTML(form: form, language: article.language, words: words)
  }

  package var title: HTML { text.keepingHyphens.html(article.title) }

  /// The content between the title of the page and its blocks.
  package var opening: HTML { .group([location(hasLinks: true), lead]) }

  package func location(hasLinks: Bool) -> HTML {
    guard let location = article.location else { return .empty }
    let runs = location.flatMap { run in
      if !hasLinks, case .link(_, let content) = run { content } else { [run] }
    }
    return p(form.classes(.location)) { text.html(runs) }
  }

  package var lead: HTML {
    .group([
      p(form.classes(.lead)) { text.html(article.lead) },
      article.notice.map(html) ?? .empty,
    ])
  }

  package var blocks: HTML { html(article.blocks) }

  package var openingBlocks: HTML { html(Array(article.blocks.prefix(article.openingCount))) }

  package var furtherBlocks: HTML { blocks(article.openingCount..<article.blocks.count) }

  package func blocks(_ range: Range<Int>) -> HTML { html(Array(article.blocks[range])) }

  private func html(_ notice: Article.Notice) -> HTML {
    .element(
      name: "p",
      attributes: [form.classes(.callout)] + form.language(notice.language)
        + [.direction(InterfaceText.direction(of: notice.language))],
      content: .text(notice.words)
    )
  }

  func html(_ blocks: [ArticleBlock]) -> HTML {
    // Only the site has a style sheet and scripts for exhibits.
    guard form.hasScripts else { return .group(blocks.map(html)) }
    return .group(
      Exhibit.parts(of: blocks).map { part in
        part.isExhibit
          ? div(form.classes(.exhibit)) { HTML.group(part.blocks.map(html)) }
          : .group(part.blocks.map(html))
      }
    )
  }

  private func html(_ block: ArticleBlock) -> HTML {
    switch block {
    case .heading(let heading): html(heading)
    case .glance(let glance): html(glance)
    case .paragraph(let runs):
      runs.isSingleLink ? p(form.classes(.standalone)) { text.html(runs) } : p { text.html(runs) }
    case .list(let list): html(list)
    case .quote(let blocks): blockquote { html(blocks) }
    case .callout(let kind, let label, let blocks): callout(kind, label, blocks)
    case .onDemand(let summary, let blocks): onDemand(summary, blocks)
    case .listing(let listing): html(listing)
    case .transcript(let figure):
      SpokenFigureHTML(form: form, words: words, text: text).html(figure)
    case .screen(let figure):
      ScreenFigureHTML(form: form, words: words, text: text)
        .html(figure, change: figure.change.map(html))
    case .legend(let roles): SpokenFigureHTML(form: form, words: words, text: text).legend(roles)
    case .table(let table): html(table)
    case .notes(let notes): html(notes)
    case .terms(let terms): html(terms)
    case .picture(let picture): html(picture)
    case .rule: hr()
    }
  }

  private func html(_ picture: ArticlePicture) -> HTML {
    // Without the style sheet of the site, a picture could be larger than the page.
    guard form.hasScripts else { return .empty }
    let drawing = DrawingHTML(form: form, language: article.language)
      .html(picture: picture.drawing, named: picture.name)
    guard picture.name != nil else { return drawing }
    return .element(name: "div", attributes: [form.classes(.picture)], content: drawing)
  }

  /// The chapter's summary: a labelled list without a heading, as the text after it is not a
  /// subsection.
  ///
  /// It is a landmark only on a page of its own; a page of many chapters would have many landmarks
  /// with the same name.
  private func html(_ glance: ArticleGlance) -> HTML {
    let name = ArticleGlance.anchor
    let landmark: [Attribute] =
      form.depth == 0 ? [.role(.region), .labelledBy(form.name(name))] : []
    return .element(
      name: "div",
      attributes: [form.classes(.glance)] + landmark,
      content: .group([
        p(form.classes(.glanceLabel), form.id(name)) { text.html(glance.label) },
        .group(
          glance.problems.map { lines in
            dl {
              HTML.group(
                lines.map { line in
                  .group([dt { text.html(line.name) }, dd { text.html(line.content) }])
                }
              )
            }
          }
        ),
      ])
    )
  }

  /// A heading with only its text; a permalink would be read out as part of it.
  private func html(_ block: ArticleHeading) -> HTML {
    heading(level: block.level + form.depth, form.id(block.anchor)) {
      form.showsSectionNumbers ? span(form.classes(.number)) { block.numberText } : .empty
      form.showsSectionNumbers ? .text(" ") : .empty
      text.html(block.content)
    }
  }

  private func callout(_ kind: String, _ label: String, _ blocks: [ArticleBlock]) -> HTML {
    aside(form.classes(.callout, .callout(kind))) {
      p(form.classes(.calloutLabel)) { label }
      html(blocks)
    }
  }

  /// A collapsed section.
  ///
  /// It is always open in EPUB, as many reading systems don't support `details`.
  private func onDemand(_ title: String, _ blocks: [ArticleBlock]) -> HTML {
    switch form.dialect {
    case .html: details(summary: .text(title)) { html(blocks) }
    case .epub: .group([p { strong { title } }, html(blocks)])
    }
  }

  /// Terms; a chapter's, to which no link leads, are folded like the lists at its end.
  private func html(_ terms: [ArticleTerm]) -> HTML {
    let list = dl {
      HTML.group(
        terms.map { term in
          .group([
            text.element("dt", term.anchor.map { [form.id($0)] } ?? [], around: term.term),
            dd { text.html(term.meaning) },
          ])
        }
      )
    }
    guard form.hasScripts, terms.count > Self.mostUnfolded,
      terms.allSatisfy({ $0.anchor == nil })
    else { return list }
    return details(summary: summary(words.terms, terms.count)) { list }
  }

  /// What opens a list under a heading.
  ///
  /// The plain text has the heading, and nothing to open.
  func summary(_ title: String, _ count: Int) -> HTML {
    span(Attribute.notInText) { "\(title): \(count)" }
  }
}
