import Markup

/// What surrounds the text of every content document.
struct EPUBDocument {
  /// The book.
  let publication: Publication
  /// The path in the EPUB, from which the style sheet is counted.
  let path: String
  /// The name of the document.
  let title: String
  /// What it shows.
  let body: HTML

  /// The media type of content documents.
  static let type = "application/xhtml+xml"

  /// The characters of the file.
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
