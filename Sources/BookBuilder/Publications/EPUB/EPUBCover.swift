import Localization
import Markup

/// The cover: the title of the book and a spoken word as a waveform, drawn without a font of its
/// own.
struct EPUBCover {
  private let publication: Publication
  private let words: InterfaceText.Publication

  static let path = "cover.xhtml"
  static let pictureID = "cover-picture"
  private static let picturePath = "cover.svg"

  init(_ publication: Publication) {
    self.publication = publication
    words = publication.words.publication
  }

  var page: EPUBFile {
    let author = publication.author.map { " \($0)." } ?? ""
    let text = words.coverText(publication.title, publication.description) + author
    let language = publication.words.language
    let foreign: [Attribute] =
      language == publication.language ? [] : [.lang(language), Attribute("xml:lang", language)]
    let picture = HTML.void(
      name: "img",
      attributes: [
        Attribute("epub:type", "cover"), Attribute("role", "doc-cover"),
        Attribute("src", Self.picturePath), Attribute("alt", text),
      ] + foreign
    )
    let document = EPUBDocument(
      publication: publication,
      path: Self.path,
      title: "\(words.cover) – \(publication.title)",
      body: .element(name: "section", attributes: [.class("cover")], content: picture)
    )
    return EPUBFile(
      path: Self.path,
      type: EPUBDocument.type,
      isInSpine: true,
      bytes: Array(document.text.utf8)
    )
  }

  var picture: EPUBFile {
    let root = HTML.element(
      name: "svg",
      attributes: [
        Attribute("xmlns", "http://www.w3.org/2000/svg"), Attribute("viewBox", "0 0 1200 1600"),
        Attribute("width", "1200"), Attribute("height", "1600"),
        Attribute("xml:lang", publication.language),
      ],
      content: .group([
        .element(name: "title", attributes: [], content: .text(publication.title)), background,
        sound, title, description, author,
      ])
    )
    return EPUBFile(
      path: Self.picturePath,
      type: "image/svg+xml",
      properties: ["cover-image"],
      bytes: Array(root.xmlDocument().utf8)
    )
  }

  private var background: HTML {
    .void(
      name: "rect",
      attributes: [
        Attribute("width", "1200"), Attribute("height", "1600"), Attribute("fill", "#17181c"),
      ]
    )
  }

  private var sound: HTML {
    let strokes = Publication.waveform.enumerated().map { index, height in
      "M\(390 + index * 70) \(520 - height / 2)v\(height)"
    }
    return .void(
      name: "path",
      attributes: [
        Attribute("d", strokes.joined()), Attribute("stroke", "#ffd694"),
        Attribute("stroke-width", "28"), Attribute("stroke-linecap", "round"),
      ]
    )
  }

  private var title: HTML {
    lines(publication.title, letters: 16, size: 120, from: 900, fill: "#f4f2ec", weight: "700")
  }

  private var description: HTML {
    let first = 960 + 140 * CoverLines(publication.title, letters: 16).lines.count
    return lines(
      publication.description,
      letters: 38,
      size: 48,
      from: first,
      fill: "#cdc9bf",
      weight: "400"
    )
  }

  private var author: HTML {
    guard let author = publication.author else { return .empty }
    return lines(author, letters: 38, size: 48, from: 1500, fill: "#f4f2ec", weight: "400")
  }

  private func lines(
    _ text: String,
    letters: Int,
    size: Int,
    from y: Int,
    fill: String,
    weight: String
  ) -> HTML {
    .group(
      CoverLines(text, letters: letters).lines.enumerated().map { index, line in
        .element(
          name: "text",
          attributes: [
            Attribute("x", "600"), Attribute("y", String(y + index * size * 7 / 6)),
            Attribute("text-anchor", "middle"), Attribute("font-family", "sans-serif"),
            Attribute("font-size", String(size)), Attribute("font-weight", weight),
            Attribute("fill", fill),
          ],
          content: .text(line)
        )
      }
    )
  }
}

struct CoverLines {
  let lines: [String]

  init(_ text: String, letters: Int) {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= letters {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    self.lines = lines
  }
}
