import Diagnostics
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
  ])
  func `lines end with any of three signs`(source: String, lines: [String]) {
    #expect(source.sourceLines.map(String.init) == lines)
    #expect(source.hasReturns == source.utf8.contains(13))
  }
}
