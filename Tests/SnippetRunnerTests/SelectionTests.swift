import SnippetRunner
import Testing

struct SelectionTests {
  private static let chapters = [
    ChapterSource(
      path: "Content/en/a.md",
      language: "en",
      text: (1...20).map { "```swift name=block\($0)\nprint(\($0))\n```\n" }.joined(separator: "\n")
    )
  ]

  private func lines(_ selection: SnippetSelection) -> [Int] {
    SnippetRunner(toolchain: Page.toolchain).list(Self.chapters, selection: selection)
      .map(\.place.line)
  }

  @Test func `shards hold every program once, and are of about the same size`() {
    let shards = (1...3).map { number in
      lines(SnippetSelection(shard: SnippetSelection.Shard(number: number, count: 3)))
    }
    #expect(shards.joined().sorted() == lines(SnippetSelection()))
    #expect(shards.allSatisfy { (6...7).contains($0.count) })
  }

  @Test(arguments: [(0, 3), (4, 3), (1, 0)])
  func `a shard that cannot be is refused`(number: Int, count: Int) {
    #expect(SnippetSelection.Shard(number: number, count: count) == nil)
  }

  @Test(arguments: [("block7", [25]), ("a.md:29", [29]), ("nowhere", [])])
  func `a filter looks at names and places`(filter: String, expected: [Int]) {
    #expect(lines(SnippetSelection(filter: filter)) == expected)
  }
}
