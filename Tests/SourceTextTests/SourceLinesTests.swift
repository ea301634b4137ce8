import SourceText
import Testing

struct SourceLinesTests {
  @Test(arguments: [
    ("", [""]),
    ("one", ["one"]),
    ("one\ntwo\n", ["one", "two", ""]),
    ("\n\n", ["", "", ""]),
    ("one\r\ntwo\rthree\nfour\r", ["one", "two", "three", "four", ""]),
    ("\r\n\r\n", ["", "", ""]),
    ("один\n\nдва", ["один", "", "два"]),
    ("👩‍🦯\r\ne\u{301}", ["👩‍🦯", "e\u{301}"]),
  ])
  func `lines end with any of three line ends`(source: String, lines: [String]) {
    let cut = SourceLines(source)
    #expect(cut.map(String.init) == lines)
    #expect(cut.hasCarriageReturns == source.utf8.contains(13))
    for first in 0...lines.count {
      #expect(cut.text(from: first) == lines.dropFirst(first).joined(separator: "\n"))
    }
  }

  @Test func `lines are equal if their text is`() {
    #expect(SourceLines("a\nb") == SourceLines("a\nb"))
    #expect(SourceLines("a\nb").hashValue == SourceLines("a\nb").hashValue)
    #expect(SourceLines("a\nb") != SourceLines("a\r\nb"))
  }
}
