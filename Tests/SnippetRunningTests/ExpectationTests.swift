import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// Checks of the expectations that fence options set.
struct ExpectationTests {
  @Test func `code that must fail passes if it fails with the message on the page`() async {
    let page = Page(
      """
      1️⃣```swift fails
      import UIKit
      let traits: UIAccessibilityTraits = 1 << 53
      ```

      2️⃣```error
      cannot convert value of type 'Int' to specified type 'UIAccessibilityTraits'
      ```
      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty)
    #expect(report.verdicts[page.fence("1️⃣")] == .failedAsExpected)
    #expect(report.verdicts[page.fence("2️⃣")] == .matched)
  }

  @Test func `a message that the compiler does not print is reported at its line`() async {
    let page = Page(
      """
      ```swift fails
      let number: Int = "one"
      ```

      ```error
      1️⃣cannot find 'one' in scope
      ```
      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.id) == ["compiler-message"])
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
  }

  @Test func `code that must fail but compiles is reported`() async {
    let page = Page(
      """
      1️⃣```swift fails
      let number = 1
      ```
      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.id) == ["compiles-unexpectedly"])
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
  }

  @Test func `code that is only compiled is not run`() async {
    let page = Page(
      """
      1️⃣```swift compiles
      fatalError("never reached")
      ```
      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty)
    #expect(report.verdicts[page.fence("1️⃣")] == .compiled)
  }

  @Test func `code that is only shown needs a reason`() async {
    let page = Page(
      """
      1️⃣```swift shown reason="needs SwiftUI"
      Text("Hello")
      ```

      ```swift 2️⃣shown
      Text("Hello")
      ```
      """
    )
    let report = await page.check().report
    #expect(report.verdicts[page.fence("1️⃣")] == .shown(reason: "needs SwiftUI"))
    #expect(report.diagnostics.map(\.id) == ["shown-without-reason"])
    #expect(report.diagnostics.first?.location == page.location("2️⃣"))
  }

  @Test func `unlabelled fences and other languages are ignored`() async {
    let page = Page("```\nnot swift\n```\n\n```kotlin\nval x = 1\n```\n")
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty)
    #expect(report.verdicts.isEmpty)
  }

  @Test func `different output is reported at its line`() async {
    let page = Page(
      """
      ```swift
      print("one")
      print("two")
      ```

      ```output
      one
      1️⃣three
      ```
      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.id) == ["output"])
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
  }

  @Test(
    arguments: [
      ("```swift 1️⃣continue\nlet a = 1\n```", "fence-option", "did you mean 'continues'?"),
      ("```swift 1️⃣colour=red\nlet a = 1\n```", "fence-option", "use one of:"),
      ("```swift fails 1️⃣compiles\nlet a: Int = true\n```", "fence-option", "remove one of them"),
      ("1️⃣```swift continues\nlet a = 1\n```", "nothing-to-continue", "remove 'continues'"),
      ("1️⃣```voiceover view\nA\n```", "no-block-before", "move it after the code"),
      ("```swift\nlet a = 1\n```\n\n1️⃣```voiceover\nA\n```", "transcript-expression", "name a view"),
      (
        "```swift\nimport UIKit\nlet a = UILabel()\na.text = \"A\"\n```\n\nText.\n\n1️⃣```screen a before=a around\n```",
        "fence-option", "right before the fence"
      ),
      (
        "```swift\nimport UIKit\nlet a = UILabel()\na.text = \"A\"\n```\n\n1️⃣```screen a hints=off around\n```",
        "fence-option", "name the screen without it"
      ),
      (
        "```swift\nlet a = 1\n```\n\n```voiceover a 1️⃣lang=xx\nA\n```", "fence-option",
        "use one of: 'en', 'ru'"
      ),
      (
        "```swift\nlet a = 1\n```\n\n```voiceover a\n1️⃣> swip up\n```", "unknown-gesture",
        "did you mean 'swipe up'?"
      ),
      ("1️⃣<!-- swift\nlet a = 1\n-->\n\nText.", "setup-without-block", "move it right before"),
      ("1️⃣```error\nmessage\n```", "error-without-block", "after the block that must not compile"),
    ]
  )
  func `a mistake in the notation is one finding that says how to fix it`(
    text: String,
    id: String,
    advice: String
  ) async {
    let page = Page(text)
    let diagnostics = await page.check().report.diagnostics
    #expect(diagnostics.map(\.id) == [id])
    #expect(diagnostics.first?.location == page.location("1️⃣"))
    let words = diagnostics.map { "\($0.summary) \($0.help ?? "")" }.joined()
    #expect(words.contains(advice))
  }

  @Test func `a screen that cannot be shown is reported at its fence`() async {
    let page = Page(
      """
      ```swift
      let number = 1
      ```

      1️⃣```voiceover number
      one
      ```
      """
    )
    let diagnostics = await page.check().report.diagnostics
    #expect(diagnostics.map(\.id) == ["unusable-screen"])
    #expect(diagnostics.first?.location == page.location("1️⃣"))
  }
}
