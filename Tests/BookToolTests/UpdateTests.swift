import Testing

/// `book check --update` writes computed lines and preserves everything else.
struct UpdateTests {
  private static let code = """
    ```swift
    import UIKit
    let buy = UIButton(type: .system, primaryAction: UIAction { _ in })
    buy.setTitle("Buy", for: .normal)
    ```

    """

  @Test(
    arguments: [
      ("```voiceover buy\nBuy, Button\n\n```voiceover buy\nBuy, Button\n```\n", 10),
      ("~~~voiceover buy\nBuy, Button\n\n~~~voiceover buy\nBuy, Button\n~~~\n", 10),
      ("```voiceover buy\nBuy\n```swift\nprint(1)\n```\n", 9),
      ("```voiceover buy\nBuy\n````output\n1\n```\n", 9),
    ]
  )
  func `a fence opened inside another is a finding, and both are unchanged`(
    fences: String,
    line: Int
  ) async throws {
    let tool = try await Tool()
    let page = Self.code + "\n" + fences
    try tool.write(page, to: "notes.md")
    let run = try await tool.run("check", "--update", "notes.md")
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("notes.md:\(line):1: error: this fence opens inside"))
    #expect(!run.output.contains("updated"))
    #expect(try tool.read("notes.md") == page)
  }

  @Test(arguments: [
    ("```voiceover buy\nBuy, Button\n~~~\n\n```output\n1\n```\n", 9, "'```'"),
    ("~~~voiceover buy\nBuy, Button\n```\n\n~~~output\n1\n~~~\n", 9, "'~~~'"),
  ])
  func `a fence closed by other signs is a finding there`(
    fences: String,
    line: Int,
    signs: String
  ) async throws {
    let tool = try await Tool()
    try tool.write(Self.code + "\n" + fences, to: "notes.md")
    let run = try await tool.run("check", "notes.md")
    #expect(run.errors.hasPrefix("notes.md:\(line):1: error: this line doesn't close the fence"))
    #expect(run.errors.contains("write \(signs) instead"))
  }

  @Test func `a longer fence can contain another one`() async throws {
    let tool = try await Tool()
    try tool.write("````markdown\n```voiceover buy\nBuy\n```\n````\n", to: "notes.md")
    let run = try await tool.run("check", "notes.md")
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `an unclosed fence is left unchanged, and not reported as updated`()
    async throws
  {
    let tool = try await Tool()
    let page = Self.code + "\n```voiceover buy\nBy, Button\n"
    try tool.write(page, to: "notes.md")
    let run = try await tool.run("check", "--update", "notes.md")
    #expect(run.status == 1)
    #expect(run.errors.contains("notes.md:7: unchanged; first close the fence"), "\(run.errors)")
    #expect(!run.output.contains("updated"))
    #expect(try tool.read("notes.md") == page)
  }

  @Test func `fences of tildes, in lists and in quotes are updated`() async throws {
    let tool = try await Tool()
    let page = """
      \(Self.code)
      ~~~voiceover buy
      By
      ~~~

      * In a list:

        ```voiceover buy
        By
        ```

      > ```voiceover buy
      > By
      > ```

      """
    try tool.write(page, to: "notes.md")
    let run = try await tool.run("check", "--update", "notes.md")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try tool.read("notes.md")
        == page.replacing(" By\n", with: " Buy, Button\n")
        .replacing("\nBy\n", with: "\nBuy, Button\n")
    )
  }
}
