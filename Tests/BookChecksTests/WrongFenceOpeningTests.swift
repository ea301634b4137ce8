import BookTestSupport
import Diagnostics
import Testing

struct WrongFenceOpeningTests {
  @Test(arguments: [("``swift", "```"), ("``text", "```"), ("``swift", "``")])
  func `a block that opens with other marks is reported once`(opening: String, closing: String) {
    let found = LittleBook("\(opening)\nlet a = 1\n\(closing)\n\nWords.\n").findings
    #expect(found.map(\.id) == ["unparsed-markdown"], "\(found)")
    #expect(found.first?.location?.line == 5)
  }

  @Test func `a fence that is not closed after a paragraph is reported`() {
    let found = LittleBook("Words.\n```\nlet a = 1\n").findings
    #expect(found.contains { $0.id == "unclosed-fence" && $0.location?.line == 6 }, "\(found)")
  }

  @Test func `hjson is a mistyped json`() {
    let found = LittleBook("```hjson\n{}\n```\n").findings
    #expect(found.map(\.help) == ["did you mean 'json'?"])
  }
}
