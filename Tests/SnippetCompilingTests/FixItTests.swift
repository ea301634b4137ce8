import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// Fix-its of the compiler are reported if they are about the page.
struct FixItTests {
  private func details(_ page: Page) async -> [String] {
    await page.check().report.diagnostics.flatMap(\.details)
  }

  @Test func `an insertion is reported with its location`() async {
    let page = Page(
      """
      ```swift
      let some: Int? = 1
      let number: Int = 1️⃣some
      ```
      """
    )
    let line = page.location("1️⃣").line ?? 0
    let place = "\(page.path):\(line):19"
    #expect(
      await details(page) == [
        "note: \(place): coalesce using '??' to provide a default when the optional value contains "
          + "'nil'",
        "fix-it: write '?? <#default value#>' at \(page.path):\(line):23",
        "note: \(place): force-unwrap using '!' to abort execution if the optional value contains "
          + "'nil'",
        "fix-it: write '!' at \(page.path):\(line):23",
      ]
    )
  }

  @Test func `a change of one label has its location, and of several labels none`() async {
    let page = Page(
      """
      ```swift
      func make(_ title: String, size: Int, isBold: Bool) {}
      func put(first: Int, second: Int) {}
      make("a", 1️⃣sise: 12, isBold: true)
      make("a", 12, true)
      make(title: "x", 12, bold: true)
      put(a: 1, b: 2)
      put(2️⃣1, second: 2)
      ```
      """
    )
    #expect(
      await details(page) == [
        "fix-it: write 'size' at \(page.location("1️⃣"))",
        "fix-it: write 'first:' at \(page.location("2️⃣"))",
      ]
    )
  }

  @Test func `several insertions, a replacement and a removal are reported`() async {
    let page = Page(
      """
      1. Item

         ```swift
         func take(_ number: Int) {}
         take(1️⃣number: 1)
         ```

      ```swift
      2️⃣let fixed = 1
      fixed = 2
      ```

      ```swift
      let whole = 3
      let half: Double = 3️⃣whole
      ```
      """
    )
    let details = await details(page)
    #expect(details.contains("fix-it: remove 'number: ' at \(page.location("1️⃣"))"))
    #expect(details.contains("fix-it: write 'var' at \(page.location("2️⃣"))"))
    #expect(details.contains("fix-it: write 'Double(…)' at \(page.location("3️⃣"))"))
  }
}
