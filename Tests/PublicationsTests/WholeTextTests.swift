import Foundation
import Publications
import Testing

struct WholeTextTests {
  @Test func `the text begins with title and contents, followed by all pages in order`()
    throws
  {
    let text = try LittleBook("Text.\n").text(.text, "little-en.txt")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "\u{FEFF}Little.")
    #expect(text.contains("\n\n\nContents.\n\nLittle:\n1. Labels\n2. Values\n\nReference:\n- "))
    let places = ["Section 1. First.", "Contents.", "Labels.", "Text.", "Section 2.1. Numbers."]
      .map { text.range(of: "\n\($0)\n")?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(!text.contains("\n\n\n\n"))
  }

  @Test func `only links to other sites are listed, because there are no other files`() throws {
    let text = try LittleBook("[Values](values.md), [a site](https://a.example).\n")
      .text(.text, "little-en.txt")
    #expect(text.contains("Link 1. a site: https://a.example\n"))
    #expect(!text.contains("values/index"))
  }
}
