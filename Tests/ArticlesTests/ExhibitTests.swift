import BookTestSupport
import SnippetNotation
import Testing

struct ExhibitTests {
  /// The figures of each exhibit of a page, by their anchors.
  private func exhibits(_ text: String) throws -> [[String]] {
    let page = try LittleBook(text).page()
    return page.split(separator: "<div class=\"exhibit\">").dropFirst().map { exhibit in
      let end = exhibit.firstRange(of: "</figure>\n</div>")?.lowerBound ?? exhibit.endIndex
      return exhibit[..<end].matches(of: #/<figure class="?[a-z ]+"? id="?([a-z0-9-]+)/#)
        .map { String($0.1) }
    }
  }

  private static let code = "```swift\nlet a = 1\n```\n\n"
  private static let heard = "```voiceover a\nA\n```\n\n"
  private static let output = "```output\n1\n```\n\n"

  @Test(
    arguments: [
      (code + heard, [["listing-1", "transcript-1"]]),
      (code + output + heard, [["listing-1", "listing-2", "transcript-1"]]),
      (code + "Text.\n\n" + heard, [["listing-1"], ["transcript-1"]]),
      (code + code + heard, [["listing-1"], ["listing-2", "transcript-1"]]),
      (code + heard + heard, [["listing-1", "transcript-1"], ["transcript-2"]]),
      (heard + code, [["transcript-1"], ["listing-1"]]),
      ("Text.\n", []),
    ] as [(String, [[String]])]
  )
  func `code, what it prints and what is heard share a frame`(
    text: String,
    expected: [[String]]
  ) throws {
    #expect(try exhibits(text) == expected)
  }

  @Test func `a legend is in the frame of what it explains`() throws {
    let page = try LittleBook(Self.code + Self.heard)
      .page([9: .spoken(.over(["A"]))])
    let frame = try #require(page.firstRange(of: "<div class=\"exhibit\">")?.upperBound)
    let legend = try #require(page.firstRange(of: "class=\"legend\"")?.lowerBound)
    let figure = try #require(page.firstRange(of: "id=\"transcript-1\"")?.lowerBound)
    #expect(frame < legend)
    #expect(legend < figure)
    #expect(page.ranges(of: "<div class=\"exhibit\">").count == 1)
  }
}
