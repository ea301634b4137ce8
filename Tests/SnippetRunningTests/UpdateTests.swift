import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

struct UpdateTests {
  private static let code = """
    ```swift
    import UIKit
    let buy = UIButton(type: .system)
    buy.setTitle("Buy", for: .normal)
    print("Hello")
    ```
    """

  @Test func `an update writes the computed lines and nothing else`() async {
    let before =
      "Words  \n\n\(Self.code)\n\n```output\nBye\n```\n\ttab\n\n"
      + "```voiceover buy\n```\nEnd"
    let update = await Page(before).check().updates.first
    let after = before.replacing("Bye", with: "Hello")
      .replacing("```voiceover buy\n", with: "```voiceover buy\nBuy, Button\n")
    #expect(update?.apply(to: before) == after)
  }

  @Test func `an update keeps line endings, quotes and lists`() async {
    let before = (Self.code + "\n\n> 1. Item\n>\n>    ```voiceover buy\n>    Wrong\n>    ```\n")
      .replacing("\n", with: "\r\n")
    let update = await Page(before.replacing("\r\n", with: "\n")).check().updates.first
    #expect(update?.apply(to: before) == before.replacing("Wrong", with: "Buy, Button"))
  }

  @Test func `output with other line endings or NUL is normalized and stays stable`()
    async
  {
    let before = "```swift\nprint(\"a\\r\\nb\\rc\\0\")\n```\n\n```output\n```\n"
    let after = before.replacing("```output\n", with: "```output\na\nb\nc\u{FFFD}\n")
    #expect(await Page(before).check().updates.first?.apply(to: before) == after)
    #expect(await Page(after).check().report.diagnostics.isEmpty)
  }

  @Test func `a byte order mark is kept and hides nothing`() async {
    let before = "\u{FEFF}```swift name=a\nprint(1)\n```\n\n```output\n```\n"
    let after = before.replacing("```output\n", with: "```output\n1\n")
    #expect(await Page(before).check().updates.first?.apply(to: before) == after)
  }

  @Test func `a file that changed since the check is not updated`() async {
    let before = "\(Self.code)\n\n```output\nBye\n```\n"
    let update = await Page(before).check().updates.first
    #expect(update?.apply(to: before + "\nMore.") == nil)
  }

  @Test(arguments: [">swipe right", "  > swipe right", ">\tswipe right", ">swipe rihgt"])
  func `a gesture without its sign and space is not removed`(line: String) async {
    let check = await Page("\(Self.code)\n\n```voiceover buy\nBuy, Button\n\(line)\n```\n").check()
    #expect(check.updates.isEmpty)
    #expect(
      check.report.diagnostics.map(\.summary) == ["the gesture does not begin with '> '"]
    )
    #expect(check.report.diagnostics.first?.id == "unknown-gesture")
    #expect(check.report.diagnostics.first?.location?.line == 10)
    #expect(check.report.diagnostics.first?.help == "write '> swipe right'")
  }

  @Test func `a command of another technology without a space is not removed`() async {
    let check = await Page("\(Self.code)\n\n```voicecontrol buy\nBuy\n>tap Buy\n```\n").check()
    #expect(check.updates.isEmpty)
    #expect(
      check.report.diagnostics.map(\.summary) == ["the voice command does not begin with '> '"]
    )
    #expect(check.report.diagnostics.first?.help == "write '> tap Buy'")
  }

  @Test(arguments: [">Read", ">Swipe right", ">red", ">reds and blues"])
  func `speech that begins with the sign of a gesture is speech`(label: String) async {
    let code = Self.code.replacing("\"Buy\"", with: "\"\(label)\"")
    let check = await Page("\(code)\n\n```voiceover buy\n\(label), Button\n```\n").check()
    #expect(check.report.diagnostics.isEmpty)
  }

  @Test func `a block that failed to run is not updated`() async {
    let page = Page("```swift\nlet a: [Int] = []\nprint(a[0])\n```\n\n```output\nx\n```\n")
    #expect(await page.check().updates.isEmpty)
  }
}
