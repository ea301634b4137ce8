import ArticleMarkup
import Articles
import Markup

struct EPUBPage: Sendable {
  let file: EPUBFile
  let body: HTML

  /// The anchor of the page's title; no heading can have it.
  static let titleAnchor = "main"

  init(
    _ page: PublicationPage,
    of publication: Publication,
    links: EPUBLinks,
    classes: ClassNames
  ) {
    let path = EPUBLinks.file(of: page)
    var form = HTMLFormat(
      classes: classes,
      dialect: .epub(page.direction),
      scrollsTables: false,
      address: { links.address(of: $0, on: page) },
      picture: { EPUBLinks.relative(Publication.file(ofAsset: $0), from: path) }
    )
    form.pictures = publication.assets
    let drawing = ArticleHTML(page.article, for: form)
    let (type, role) = Self.semantics(of: page.kind)
    var attributes = [
      Attribute("epub:type", type), Attribute("role", role), .labelledBy(Self.titleAnchor),
    ]
    if page.language != publication.language {
      attributes += form.language(page.language) + [.direction(page.direction)]
    }
    body = .element(
      name: "section",
      attributes: attributes,
      content: .group([
        heading(level: 1, .id(Self.titleAnchor)) { drawing.title },
        drawing.opening, drawing.blocks,
      ])
    )
    let names = [page.title, publication.title]
    let name = names[0] == names[1] ? names[0] : names.joined(separator: " – ")
    let document = EPUBDocument(publication: publication, path: path, title: name, body: body)
    let drawings = body.includes({ name, _ in name == "svg" }) ? ["svg"] : []
    file = EPUBFile(
      path: path,
      type: EPUBDocument.type,
      properties: drawings,
      isInSpine: true,
      bytes: Array(document.text.utf8)
    )
  }

  private static func semantics(of kind: PublicationPage.Kind) -> (type: String, role: String) {
    switch kind {
    case .introduction: ("introduction", "doc-introduction")
    case .chapter: ("chapter", "doc-chapter")
    case .glossary: ("glossary", "doc-glossary")
    case .appendix: ("appendix", "doc-appendix")
    }
  }
}

struct EPUBDocument {
  let publication: Publication
  let path: String
  let title: String
  let body: HTML

  static let type = "application/xhtml+xml"

  var text: String {
    let root = HTML.element(
      name: "html",
      attributes: [
        Attribute("xmlns", "http://www.w3.org/1999/xhtml"),
        Attribute("xmlns:epub", "http://www.idpf.org/2007/ops"),
        .lang(publication.language), Attribute("xml:lang", publication.language),
        .direction(publication.direction),
      ],
      content: .group([head, .element(name: "body", attributes: [], content: body)])
    )
    return root.xmlDocument(doctype: "<!DOCTYPE html>")
  }

  private var head: HTML {
    .element(
      name: "head",
      attributes: [],
      content: .group([
        .void(name: "meta", attributes: [Attribute("charset", "utf-8")]),
        .element(name: "title", attributes: [], content: .text(title)),
        link(
          rel: "stylesheet",
          href: EPUBLinks.relative(EPUBStyle.path, from: path),
          .type("text/css")
        ),
      ])
    )
  }
}
