import Diagnostics
import SnippetNotation
import Testing

/// A mistake in an opening line has one finding, not also findings about what follows.
struct UnreadBlockTests {
  private func read(_ text: String) -> ChapterPrograms {
    ChapterPrograms.read([ChapterSource(path: "a.md", language: "en", text: text)])
  }

  @Test(arguments: ["swfit", "swifft", "SWFT"])
  func `fences after a block with a mistyped language have no findings`(name: String) {
    let text = """
      ```swift
      let title = "Menu"
      ```

      ```\(name)
      let label = UILabel()
      ```

      ```voiceover label
      Menu
      ```

      ```swift continues
      print(label)
      ```

      ```output
      Menu
      ```
      """
    let programs = read(text)
    #expect(programs.diagnostics == [])
    #expect(programs.programs.count == 1)
  }

  @Test(arguments: ["``", "'''"])
  func `the end of a block that opens with other marks opens none`(opening: String) {
    let text = "\(opening)swift\nlet a = 1\n```\n\n```swift\nlet b = 1\n```\n"
    #expect(read(text).diagnostics == [])
  }

  @Test func `a transcript after a block that opens with two backticks has no finding`() {
    let text = "``swift\nlet label = 1\n``\n\n```voiceover label\nMenu\n```\n"
    #expect(read(text).diagnostics == [])
  }

  @Test func `a transcript without any block still has a finding`() {
    let text = "``text\nlet label = 1\n``\n\n```voiceover label\nMenu\n```\n"
    #expect(read(text).diagnostics.map(\.id) == ["no-block-before"])
  }

  @Test(arguments: [
    ("contniues", "continues", 1), ("fials", "fails", 2), ("complies", "compiles", 2),
  ])
  func `a mistyped option is reported once and then taken as it was meant`(
    written: String,
    meant: String,
    count: Int
  ) {
    let programs = read(
      "```swift\nlet title = 1\n```\n\n```swift \(written)\nprint(title)\n```\n"
    )
    #expect(programs.diagnostics.map(\.help) == ["did you mean '\(meant)'?"])
    #expect(programs.programs.count == count)
  }

  @Test func `a mistyped option of the first block is one finding`() {
    let programs = read("```swift continue\nlet title = 1\n```\n")
    #expect(programs.diagnostics.map(\.help) == ["did you mean 'continues'?"])
    #expect(programs.programs.count == 1)
  }
}
