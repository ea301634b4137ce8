import Testing

@testable import Publications

struct EPUBLinksTests {
  @Test(arguments: [
    ("assets/en/dial.png", "text/a.xhtml", "../assets/en/dial.png"),
    ("text/b 1.xhtml", "text/a.xhtml", "b%201.xhtml"),
    // A colon would turn the text before it into a scheme.
    ("a:b.png", "package.opf", "a%3Ab.png"),
    ("text/a:b.xhtml", "text/a.xhtml", "a%3Ab.xhtml"),
  ])
  func `addresses of files are relative to another file`(
    file: String,
    other: String,
    address: String
  ) {
    #expect(EPUBLinks.relative(file, from: other) == address)
  }
}
