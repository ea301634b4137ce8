import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// A fence about a part of a screen does not affect the fences after it.
struct PartOfScreenTests {
  private static let receipt = """
    ```swift
    import UIKit

    func text(_ words: String) -> UILabel {
      let label = UILabel()
      label.text = words
      return label
    }

    let row = UIStackView(arrangedSubviews: [text("Soup"), text("3 dollars")])
    let receipt = UIStackView(arrangedSubviews: [text("Receipt"), row, text("Thank you")])
    receipt.axis = .vertical
    ```

    """

  private static let whole = """
    ```voiceover receipt
    Receipt
    Soup
    3 dollars
    Thank you
    ```

    """

  @Test(arguments: [
    "```voiceover row\nSoup\n3 dollars\n```",
    "```voiceover [row]\nSoup\n3 dollars\n```",
    "```voiceover row.arrangedSubviews[0]\nSoup\n```",
    "```voiceover row\nSoup\n> swipe right\n3 dollars\n```",
    "```screen row\nOne row.\n```",
    "```screen receipt before=row\nOne row, and all of it.\n```",
    "```voicecontrol row\n> show numbers\n[nothing to show]\n```",
    "```switchcontrol row expect=0 stops\n```",
    "```keyboard row expect=0 stops\n```",
  ])
  func `a part that was shown alone is still in the whole screen`(part: String) async {
    let alone = await Page(Self.receipt + Self.whole).check().report
    #expect(alone.diagnostics.isEmpty)
    let page = Page(Self.receipt + part + "\n\n" + Self.whole + part + "\n\n" + Self.whole)
    let findings = await page.check().report.diagnostics
    #expect(findings.isEmpty, "\(findings)")
  }

  @Test func `code between fences finds a part in its original superview`() async {
    let page = Page(
      Self.receipt + """
        ```voiceover row
        Soup
        3 dollars
        ```

        ```swift continues
        print(row.superview === receipt, receipt.arrangedSubviews.count)
        ```

        ```output
        true 3
        ```
        """
    )
    let findings = await page.check().report.diagnostics
    #expect(findings.isEmpty, "\(findings)")
  }
}
