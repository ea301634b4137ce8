import Diagnostics
import Foundation
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

struct SelectionTests {
  private static let chapters = [
    ChapterSource(
      path: "Content/en/a.md",
      language: "en",
      text: (1...20).map { "```swift name=block\($0)\nprint(\($0))\n```\n" }.joined(separator: "\n")
    )
  ]

  private static let checked = Task {
    await SnippetRunner(toolchain: Page.toolchain).check(chapters)
  }

  private func lines(_ selection: SnippetSelection) -> [Int] {
    SnippetRunner(toolchain: Page.toolchain).list(Self.chapters, selection: selection)
      .map(\.place.line)
  }

  @Test func `shards contain every program once and have about the same size`() {
    let shards = (1...3).map { number in
      lines(SnippetSelection(shard: SnippetShard(number: number, count: 3)))
    }
    #expect(shards.joined().sorted() == lines(SnippetSelection()))
    #expect(shards.allSatisfy { (6...7).contains($0.count) })
  }

  @Test(arguments: [(0, 3), (4, 3), (1, 0)])
  func `an invalid shard is rejected`(number: Int, count: Int) {
    #expect(SnippetShard(number: number, count: count) == nil)
  }

  @Test(arguments: [("block7", [25]), ("a.md:29", [29]), ("nowhere", [])])
  func `a filter matches names and locations`(filter: String, expected: [Int]) {
    #expect(lines(SnippetSelection(filter: filter)) == expected)
  }

  @Test func `a filter that matches nothing is an error that says how to list the snippets`() async
  {
    let check = await SnippetRunner(toolchain: Page.toolchain)
      .check(Self.chapters, selection: SnippetSelection(filter: "nowhere"))
    #expect(
      check.report.diagnostics == [
        Diagnostic(
          id: "no-matching-snippet",
          at: nil,
          "no snippet has 'nowhere' in its name or FILE:LINE",
          help: "'book check --list' lists all snippets"
        )
      ]
    )
    #expect(check.report.verdicts.isEmpty)
  }

  @Test func `a filter that matches only a shown block is no error`() async {
    let chapter = ChapterSource(
      path: "a.md",
      language: "en",
      text: "```swift shown reason=\"a manifest\"\nlet package = 1\n```\n"
    )
    let check = await SnippetRunner(toolchain: Page.toolchain)
      .check([chapter], selection: SnippetSelection(filter: "a.md:1"))
    #expect(check.report.diagnostics == [])
  }

  @Test func `a block that cannot be read is reported, not that the filter matches nothing`() async
  {
    let chapter = ChapterSource(path: "a.md", language: "en", text: "```voiceover\nBuy\n```\n")
    let check = await SnippetRunner(toolchain: Page.toolchain)
      .check([chapter], selection: SnippetSelection(filter: "a.md:1"))
    #expect(!check.report.diagnostics.isEmpty)
    #expect(!check.report.diagnostics.contains { $0.id == "no-matching-snippet" })
  }

  @Test func `an error elsewhere doesn't hide that the filter matches nothing`() async {
    let chapter = ChapterSource(path: "a.md", language: "en", text: "```voiceover\nBuy\n```\n")
    let check = await SnippetRunner(toolchain: Page.toolchain)
      .check([chapter], selection: SnippetSelection(filter: "nowhere"))
    #expect(check.report.diagnostics.count == 2)
    #expect(check.report.diagnostics.contains { $0.id == "no-matching-snippet" })
  }

  /// The file of times after a check, with each time transformed.
  private static func times(
    of check: SnippetCheck,
    change: (Int, Double) -> Double
  ) throws -> SnippetTimes {
    var lines = String(decoding: try check.times.fileContents(), as: UTF8.self)
      .components(separatedBy: "\n")
    var index = 0
    for (line, text) in lines.enumerated() {
      guard let match = text.wholeMatch(of: /( +"[0-9a-f]{32}" : )([0-9.]+)(,?)/),
        let value = Double(match.2)
      else { continue }
      lines[line] = "\(match.1)\(change(index, value))\(match.3)"
      index += 1
    }
    return try SnippetTimes(contentsOf: Data(lines.joined(separator: "\n").utf8))
  }

  @Test func `shards are balanced by measured times`() async throws {
    // One of twenty snippets takes as long as all others, which its length does not show.
    let times = try Self.times(of: await Self.checked.value) { index, _ in index == 0 ? 190 : 10 }
    let shards = (1...2).map { number in
      lines(SnippetSelection(shard: SnippetShard(number: number, count: 2), times: times)).count
    }
    #expect(shards.sorted() == [1, 19])
  }

  @Test func `the estimate for an unmeasured snippet is scaled to the measured ones`() async throws
  {
    let some = ChapterSource(
      path: "Content/en/b.md",
      language: "en",
      text: (1...10).map { "```swift\nprint(\"b\", \($0))\n```\n" }.joined(separator: "\n")
    )
    let runner = SnippetRunner(toolchain: Page.toolchain)
    let times = try Self.times(of: await runner.check([some])) { _, _ in 10_000 }
    let shards = (1...2).map { number in
      runner.list(
        [some] + Self.chapters,
        selection: SnippetSelection(shard: SnippetShard(number: number, count: 2), times: times)
      )
      .map(\.place.path)
    }
    #expect(shards.allSatisfy { $0.count { $0 == "Content/en/b.md" } == 5 })
    #expect(shards.allSatisfy { $0.count { $0 == "Content/en/a.md" } == 10 })
  }

  @Test func `every snippet that runs again is measured, even if it moved`() async throws {
    let times = await Self.checked.value.times
    let file = String(decoding: try times.fileContents(), as: UTF8.self)
    #expect(file.matches(of: /"[0-9a-f]{32}" : [0-9.]+/).count == 20)
    #expect(try SnippetTimes(contentsOf: Data(file.utf8)) == times)
  }

  @Test(arguments: ["", "{}", "[1]", #"{"version": 2, "milliseconds": {}}"#])
  func `a file without times is rejected`(text: String) {
    #expect(throws: SnippetTimes.Unreadable.self) {
      try SnippetTimes(contentsOf: Data(text.utf8))
    }
  }
}
