import Articles
import Localization
import Markup

/// The navigation document: the contents in reading order, and the landmarks.
struct EPUBNavigation {
  let page: EPUBFile

  static let path = "nav.xhtml"

  init(_ publication: Publication) {
    let words = publication.words.publication
    let body = HTML.group([
      Self.contents(publication), Self.landmarks(publication, words),
    ])
    let document = EPUBDocument(
      publication: publication,
      path: Self.path,
      title: "\(publication.contentsTitle) – \(publication.title)",
      body: body
    )
    page = EPUBFile(
      path: Self.path,
      type: EPUBDocument.type,
      properties: ["nav"],
      isInSpine: true,
      bytes: Array(document.text.utf8)
    )
  }

  private static func contents(_ publication: Publication) -> HTML {
    .element(
      name: "nav",
      attributes: [
        Attribute("epub:type", "toc"), Attribute("role", "doc-toc"), .id("contents"),
        .labelledBy("contents-title"),
      ],
      content: .group([
        heading(level: 1, .id("contents-title")) { publication.contentsTitle },
        .element(name: "ol", attributes: [], content: .group(entries(publication))),
      ])
    )
  }

  private static func entries(_ publication: Publication) -> [HTML] {
    let words = publication.words.publication
    var entries = [li { a(href: EPUBCover.path) { words.cover } }]
    for contents in publication.contents {
      let pages = contents.pages.map { entry($0, publication) }
      guard let part = contents.part else {
        entries += pages
        continue
      }
      entries.append(
        li(.id(part.anchor)) {
          span { part.title }
          HTML.element(
            name: "ol",
            attributes: [],
            content: .group(pages)
          )
        }
      )
    }
    return entries
  }

  /// A page and its sections; pages that aren't translated are marked with their language.
  private static func entry(_ page: PublicationPage, _ publication: Publication) -> HTML {
    let file = EPUBLinks.relative(EPUBLinks.file(of: page), from: path)
    let sections = HTML.group(
      page.kind == .appendix
        ? []
        : page.article.sections.map { section in
          li { a(href: "\(file)#\(section.anchor)") { section.content.plainText } }
        }
    )
    let foreign: [Attribute] =
      page.language == publication.language
      ? [] : [.lang(page.language), Attribute("xml:lang", page.language)]
    return .element(
      name: "li",
      attributes: foreign,
      content: .group([
        a(href: file) { page.title }, sections == .empty ? .empty : ol { sections },
      ])
    )
  }

  private static func landmarks(
    _ publication: Publication,
    _ words: InterfaceText.Publication
  ) -> HTML {
    var items = [
      ("cover", EPUBCover.path, words.cover), ("toc", "#contents", publication.contentsTitle),
    ]
    func add(_ kind: PublicationPage.Kind, _ type: String, _ name: String?) {
      guard let page = publication.pages.first(where: { $0.kind == kind }) else { return }
      let file = EPUBLinks.relative(EPUBLinks.file(of: page), from: path)
      items.append((type, file, name ?? page.title))
    }
    add(.introduction, "introduction", nil)
    add(.chapter, "bodymatter", words.beginning)
    add(.glossary, "glossary", nil)
    return .element(
      name: "nav",
      attributes: [Attribute("epub:type", "landmarks"), .label(words.landmarks), .hidden],
      content: ol {
        HTML.group(
          items.map { type, file, name in
            li { a(href: file, Attribute("epub:type", type)) { name } }
          }
        )
      }
    )
  }
}
