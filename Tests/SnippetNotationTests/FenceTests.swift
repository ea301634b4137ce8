import Diagnostics
import SnippetNotation
import Testing

/// Where findings about code are located.
struct FenceTests {
  @Test func `a finding about a whole Swift file has no line`() {
    let fence = Fence(file: SwiftFile(path: "Cart.swift", text: "let cart = 1\n"))
    #expect(fence.start == SourceLocation(path: "Cart.swift"))
    #expect(fence.location() == SourceLocation(path: "Cart.swift"))
  }

  @Test(arguments: ["shown reason=“a sketch”", "nam=«cart»"])
  func `curved quotation marks in options are told`(options: String) throws {
    let text = "```swift \(options)\nlet cart = 1\n```\n"
    let page = ChapterSource(path: "page.md", language: "en", text: text)
    let helps = page.programs.diagnostics.compactMap(\.help)
    #expect(helps.contains { $0.hasPrefix("use straight quotation marks") }, "\(helps)")
  }

  @Test(arguments: ["lang = en", "lang= en", "lang =en"])
  func `spaces around an equals sign are reported as such`(options: String) {
    let text = "```swift\nlet a = 1\n```\n\n```voiceover a \(options)\nA\n```\n"
    let page = ChapterSource(path: "page.md", language: "en", text: text)
    let help = page.programs.diagnostics.compactMap(\.help)
    #expect(help.contains { $0.hasPrefix("write options without spaces") }, "\(help)")
  }

  @Test func `a transcript after code that is only shown has a help of its own`() {
    let text = "```swift shown reason=\"A.\"\nlet a = 1\n```\n\n```voiceover a\nA\n```\n"
    let page = ChapterSource(path: "page.md", language: "en", text: text)
    let help = page.programs.diagnostics.first?.help
    #expect(help == "the block in line 1 is only shown: remove 'shown', or this fence")
  }

  @Test func `code whose language is capitalized still belongs to the next fence`() {
    let text = "```Swift\nlet a = 1\n```\n\n```voiceover a\nA\n```\n"
    let page = ChapterSource(path: "page.md", language: "en", text: text)
    #expect(page.programs.diagnostics == [])
    #expect(page.programs.programs.first?.steps.count == 2)
  }

  @Test func `the first line of a Swift file is line 1`() {
    let fence = Fence(file: SwiftFile(path: "Cart.swift", text: "let cart = 1\n"))
    let location = SourceLocation(path: "Cart.swift", line: 1, column: 1)
    #expect(fence.location(ofBodyLine: 0) == location)
  }

  @Test func `a finding about a fence of a page has the line and column of the fence`() throws {
    let text = "# Cart\n\n- ```swift\n  let cart = 1\n  ```\n"
    let page = ChapterSource(path: "page.md", language: "en", text: text)
    let fence = try #require(page.programs.programs.first?.blocks.first?.fence)
    #expect(fence.start == SourceLocation(path: "page.md", line: 3))
    #expect(fence.location() == SourceLocation(path: "page.md", line: 3, column: 3))
    let first = SourceLocation(path: "page.md", line: 4, column: 3)
    #expect(fence.location(ofBodyLine: 0) == first)
  }

  @Test(arguments: ["", " shown reason=\"Deep.\"", " compiles", " fails"])
  func `code that is too deep is reported at its first line and not compiled`(options: String) {
    let code = "let a = " + String(repeating: "[", count: 2000)
    let text = "Words.\n\n```swift\(options)\n\(code)\n```\n\n```swift\nlet b = 1\n```\n"
    let page = ChapterSource(path: "page.md", language: "en", text: text)
    #expect(page.programs.diagnostics.map(\.id) == ["deep-code"])
    #expect(page.programs.diagnostics.first?.location?.line == 4)
    #expect(page.programs.programs.count == 1)
  }

  @Test func `more Swift on a page than can be read is reported once`() {
    let word = String(repeating: "a", count: 300_000)
    let block = "```swift\nlet a = \"\(word)\"\n```\n\n"
    let page = ChapterSource(
      path: "page.md",
      language: "en",
      text: block + block + "```swift\nlet b = 1\n```\n"
    )
    #expect(page.programs.diagnostics.map(\.id) == ["deep-code"])
    #expect(page.programs.diagnostics.first?.location?.line == 5)
    #expect(page.programs.programs.count == 1)
  }
}
