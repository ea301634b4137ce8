import AccessibilityTree
import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// System colours for code that runs without a screen.
struct ColorLookTests {
  private func page(_ green: String) -> String {
    """
    ```swift name=color
    import UIKit
    let label = UILabel()
    label.text = "Total"
    ```

    ```voiceover label os=17
    Total
    ```

    ```swift continues=color
    let parts = UIColor.systemOrange.cgColor.components ?? []
    print(Int((parts[1] * 255).rounded()))
    ```

    ```output
    \(green)
    ```
    """
  }

  // Source: Apple, Human Interface Guidelines, “Color”, “System colors”; 149 as it was for iOS 18; A.
  @Test(arguments: [(SystemLook.iOS26, "141"), (.iOS18, "149")])
  func `code gets the colours of the book's look after any screen`(
    look: SystemLook,
    green: String
  ) async {
    var runner = SnippetRunner(toolchain: Page.toolchain)
    runner.look = look
    let chapter = ChapterSource(path: "Content/en/looks.md", language: "en", text: page(green))
    let findings = await runner.check([chapter]).report.diagnostics
    #expect(findings.map(\.summary) == [])
  }
}
