import BookModel
import Localization
import Markup

struct EPUBPackageDocument {
  let publication: Publication
  let modified: String
  let accessibility: EPUBAccessibility
  let files: [EPUBFile]

  static let path = "package.opf"

  var text: String {
    element(
      "package",
      [
        Attribute("xmlns", "http://www.idpf.org/2007/opf"), Attribute("version", "3.0"),
        Attribute("unique-identifier", "identifier"), Attribute("xml:lang", publication.language),
        .direction(publication.direction),
      ],
      [metadata, manifest, spine]
    )
    .xmlDocument()
  }

  private var metadata: HTML {
    let conformance = accessibility.conformance.map { standard in
      [
        meta("dcterms:conformsTo", standard, [.id("conformance")]),
        meta(
          "a11y:certifiedBy",
          accessibility.certification?.certifier ?? "",
          [Attribute("refines", "#conformance")]
        ),
      ]
    }
    let words = publication.words
    let language =
      words.language == publication.language ? [] : [Attribute("xml:lang", words.language)]
    return element(
      "metadata",
      [Attribute("xmlns:dc", "http://purl.org/dc/elements/1.1/")],
      [
        element("dc:identifier", [.id("identifier")], [.text("urn:uuid:" + uuid)]),
        element("dc:title", [], [.text(publication.title)]),
        .group(publication.author.map { [element("dc:creator", [], [.text($0)])] } ?? []),
        element("dc:language", [], [.text(publication.language)]),
        .group(
          accessibility.foreignLanguages.map { element("dc:language", [], [.text($0)]) }
        ),
        element("dc:description", [], [.text(publication.description)]),
        meta("dcterms:modified", modified),
        .group(accessibility.modes.map { meta("schema:accessMode", $0) }),
        .group(accessibility.sufficientModes.map { meta("schema:accessModeSufficient", $0) }),
        .group(accessibility.features.map { meta("schema:accessibilityFeature", $0) }),
        meta("schema:accessibilityHazard", accessibility.hazard),
        meta("schema:accessibilitySummary", accessibility.summary(words.publication), language),
        .group(conformance ?? []),
        // EPUB 2 readers find the cover by this name.
        .void(
          name: "meta",
          attributes: [Attribute("name", "cover"), Attribute("content", EPUBCover.pictureID)]
        ),
      ]
    )
  }

  private var manifest: HTML {
    element(
      "manifest",
      [],
      files.enumerated().map { index, file in
        .void(
          name: "item",
          attributes: [
            .id(id(of: file, at: index)),
            Attribute("href", EPUBLinks.relative(file.path, from: Self.path)),
            Attribute("media-type", file.type),
          ]
            + (file.properties.isEmpty
              ? [] : [Attribute("properties", file.properties.joined(separator: " "))])
        )
      }
    )
  }

  private var spine: HTML {
    element(
      "spine",
      [Attribute("page-progression-direction", publication.direction.rawValue)],
      files.enumerated().filter(\.element.isInSpine).map { index, file in
        .void(name: "itemref", attributes: [Attribute("idref", id(of: file, at: index))])
      }
    )
  }

  /// The identity as a UUID of version 8, which lets the implementation choose its bits.
  ///
  /// Source: RFC 9562, 5.8.
  private var uuid: String {
    var digits = Array(publication.identity.prefix(32))
    guard digits.count == 32 else { return publication.identity }
    digits[12] = "8"
    digits[16] = "8"
    let lengths = [8, 4, 4, 4, 12]
    var start = 0
    return lengths.map { length in
      defer { start += length }
      return String(digits[start..<start + length])
    }
    .joined(separator: "-")
  }

  private func id(of file: EPUBFile, at index: Int) -> String {
    file.properties.contains("cover-image") ? EPUBCover.pictureID : "file-\(index + 1)"
  }

  private func meta(_ property: String, _ text: String, _ attributes: [Attribute] = []) -> HTML {
    element("meta", [Attribute("property", property)] + attributes, [.text(text)])
  }

  private func element(_ name: String, _ attributes: [Attribute], _ content: [HTML]) -> HTML {
    .element(name: name, attributes: attributes, content: .group(content))
  }
}
