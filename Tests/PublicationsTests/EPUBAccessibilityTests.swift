import Publications
import Testing

struct EPUBAccessibilityTests {
  private static let picture = ["Content/en/basics/dial.png": "PNG"]

  @Test func `text alone is sufficient if every picture has alternative text`() throws {
    let publication = try UnpackedEPUB("![A dial](dial.png)\n", files: Self.picture)
    #expect(try publication.metadata("schema:accessMode") == ["textual", "visual"])
    #expect(
      try publication.metadata("schema:accessModeSufficient") == ["textual", "textual,visual"]
    )
    #expect(try publication.metadata("schema:accessibilityFeature").contains("alternativeText"))
    #expect(try publication.metadata("schema:accessibilityHazard") == ["none"])
    #expect(try publication.chapter().contains("<img src=\"../assets/en/basics/dial.png\""))
    #expect(publication.paths.contains("assets/en/basics/dial.png"))
  }

  @Test func `a picture without alternative text removes the claim`() throws {
    let publication = try UnpackedEPUB("![](dial.png)\n", files: Self.picture)
    #expect(publication.accessibility.wordlessPictures == 1)
    #expect(try publication.metadata("schema:accessModeSufficient") == ["textual,visual"])
    #expect(try !publication.metadata("schema:accessibilityFeature").contains("alternativeText"))
    #expect(
      try publication.metadata("schema:accessibilitySummary").first?
        .contains("Images without a text alternative: 1.") == true
    )
  }

  @Test func `a decorative picture needs no alternative text`() throws {
    let publication = try UnpackedEPUB("![](dial.png \"decorative\")\n", files: Self.picture)
    #expect(publication.accessibility.wordlessPictures == 0)
    #expect(try publication.metadata("schema:accessibilityFeature").contains("alternativeText"))
  }

  @Test func `a picture that may be animated removes the claim of no hazards`() throws {
    let files = ["Content/en/basics/dial.gif": "GIF"]
    let publication = try UnpackedEPUB("![A dial](dial.gif)\n", files: files)
    #expect(try publication.metadata("schema:accessibilityHazard") == ["unknown"])
  }

  @Test func `conformance is only claimed with the name of an evaluator`() throws {
    let alone = try UnpackedEPUB("Text.\n")
    #expect(try alone.metadata("dcterms:conformsTo") == [])
    #expect(
      try alone.metadata("schema:accessibilitySummary").first?
        .contains("No person has evaluated the book yet") == true
    )
    let certified = try UnpackedEPUB("Text.\n", settings: "certified: {by: A Reader, level: AA}")
    #expect(
      try certified.metadata("dcterms:conformsTo")
        == ["EPUB Accessibility 1.1 - WCAG 2.2 Level AA"]
    )
    #expect(try certified.metadata("a11y:certifiedBy") == ["A Reader"])
  }

  @Test func `languages used in the text are listed after that of the book`() throws {
    let document = try UnpackedEPUB("The word «одна пицца» is Russian.\n").text("package.opf")
    #expect(document.contains("<dc:language>en</dc:language>\n<dc:language>ru</dc:language>"))
  }
}
