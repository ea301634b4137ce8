import Foundation
import Publications
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct EPUBContainerTests {
  private static let text = """
    A note[^1], an "amp" & a <b>tag</b>, `a < b`.

    ```swift
    let a = "&<>"
    ```

    | A | B | C | D |
    |---|---|---|---|
    | 1 | 2 | 3 | 4 |

    [^1]: The note.
    """

  @Test func `the media type is the first entry and uncompressed`() throws {
    let publication = try UnpackedEPUB(Self.text)
    let first = try #require(publication.entries.first)
    #expect(first == ZIPEntry(path: "mimetype", text: "application/epub+zip", isCompressed: false))
    #expect(publication.entries.dropFirst().first?.path == "META-INF/container.xml")
  }

  @Test func `the same book produces the same bytes`() throws {
    #expect(try UnpackedEPUB(Self.text).bytes == UnpackedEPUB(Self.text).bytes)
  }

  @Test func `every XML file is well-formed`() throws {
    let publication = try UnpackedEPUB(Self.text + "\nA bell: \u{7}.\n")
    for entry in publication.entries {
      let ending = entry.path.split(separator: ".").last ?? ""
      guard ["xml", "opf", "xhtml", "svg"].contains(ending) else { continue }
      let parser = XMLParser(data: Data(entry.bytes))
      #expect(parser.parse(), "\(entry.path): \(String(describing: parser.parserError))")
    }
  }

  @Test func `the package document lists every file once, with pages in reading order`()
    throws
  {
    let publication = try UnpackedEPUB(Self.text)
    let document = try publication.text("package.opf")
    for path in publication.paths where path != "package.opf" {
      #expect(document.split(separator: "href=\"\(path)\"").count == 2, "\(path)")
    }
    #expect(
      document.contains(
        "href=\"nav.xhtml\" media-type=\"application/xhtml+xml\" properties=\"nav\""
      )
    )
    #expect(
      publication.paths.prefix(6) == [
        "package.opf", "cover.xhtml", "nav.xhtml", "introduction.xhtml", "text/labels.xhtml",
        "text/values.xhtml",
      ]
    )
  }

  @Test func `the book has a separate identity in each language`() throws {
    let identities = try ["en", "ru"].map { language in
      try UnpackedEPUB(Self.text, language: language, languages: ["en", "ru"]).text("package.opf")
        .firstMatch(of: /urn:uuid:([0-9a-f-]{36})</).map { String($0.1) }
    }
    #expect(identities.allSatisfy { $0 != nil })
    #expect(Set(identities).count == 2)
  }

  @Test func `the author is that of the book, also on the cover`() throws {
    let named = try UnpackedEPUB("Text.\n", settings: "author: {en: The Little project}")
    #expect(try named.text("package.opf").contains("<dc:creator>The Little project</dc:creator>"))
    #expect(try named.text("cover.svg").contains(">The Little project</text>"))
    #expect(try named.text("cover.xhtml").contains("A book. The Little project.\""))
    let unnamed = try UnpackedEPUB("Text.\n")
    #expect(try !unnamed.text("package.opf").contains("dc:creator"))
  }

  @Test func `the modification date is that of the last noted change`() throws {
    let chapter = """
      ---
      title: Labels
      description: What labels are.
      changes: [{date: 2026-11-21, note: New.}, {date: 2025-01-02, note: Old.}]
      ---
      """
    let publication = try UnpackedEPUB("", files: ["Content/en/basics/labels.md": chapter])
    #expect(try publication.metadata("dcterms:modified") == ["2026-11-21T00:00:00Z"])
  }
}
