import ArticleMarkup
import Articles
import BookModel
import Foundation
import Markup

/// A whole book as one self-contained HTML file, for archiving and full-text search.
struct SinglePage {
  private let publication: Publication
  private let links: PublicationLinks
  private let classes: ClassNames

  init(_ publication: Publication, classes: ClassNames = .standard) {
    self.publication = publication
    self.classes = classes
    links = PublicationLinks(publication)
  }

  var file: [UInt8] {
    let style = Self.address(publication.styleSheet.utf8, type: "text/css")
    return document(
      html(lang: publication.language, .direction(publication.direction)) {
        head(title: publication.title) {
          meta(name: "description", content: publication.description)
          link(rel: "stylesheet", href: style)
        }
        body {
          main(id: "main") {
            heading(level: 1) { publication.title }
            p(classes(.lead)) { publication.description }
            contents
            HTML.group(publication.pages.map(section))
          }
        }
      }
    )
  }

  private var contents: HTML {
    let anchor = PublicationLinks.contentsAnchor
    return nav(label: publication.contentsTitle, .id(anchor), classes(.contents)) {
      p(.hiddenFromAssistiveTechnology) { publication.contentsTitle }
      ol {
        HTML.group(
          publication.pages.map { page in
            HTML.element(
              name: "li",
              attributes: language(of: page),
              content: a(href: "#\(page.name)") { page.title }
            )
          }
        )
      }
    }
  }

  private func section(_ page: PublicationPage) -> HTML {
    let drawing = ArticleHTML(page.article, for: form(of: page))
    return .element(
      name: "section",
      attributes: language(of: page),
      content: .group([
        heading(level: 2, .id(page.name)) { drawing.title }, drawing.opening, drawing.blocks,
      ])
    )
  }

  private func language(of page: PublicationPage) -> [Attribute] {
    page.language == publication.language
      ? [] : [.lang(page.language), .direction(page.direction)]
  }

  private func form(of page: PublicationPage) -> HTMLFormat {
    var form = HTMLFormat(
      classes: classes,
      depth: 1,
      address: { address(of: $0, on: page) },
      picture: { path in
        Self.address(publication.assets[path] ?? [], type: MediaType(path: path).name)
      },
      name: page.name(of:)
    )
    form.pictures = publication.assets
    return form
  }

  private func address(of target: LinkTarget, on page: PublicationPage) -> String? {
    switch links.destination(of: target, on: page) {
    // This contents list has no heading for the reference pages.
    case .contents(ReferencePage.listAnchor): links.introduction.map { "#\($0.name)" }
    case .contents: "#\(PublicationLinks.contentsAnchor)"
    case .page(let other, let anchor): "#\(anchor.map(other.name(of:)) ?? other.name)"
    case .address(let address): address
    case .unreachable: nil
    }
  }

  private static func address(_ bytes: some Sequence<UInt8>, type: String) -> String {
    "data:\(type);base64,\(Data(bytes).base64EncodedString())"
  }
}
