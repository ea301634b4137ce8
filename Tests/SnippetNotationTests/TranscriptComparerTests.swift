import Diagnostics
import SnippetNotation
import Testing

/// The options 'same-as' and 'differs-from'.
struct TranscriptComparerTests {
  @Test(arguments: [
    ComparisonCase("the same lines", "row same-as=cell", ["Soup, Button", "5 euros"]),
    ComparisonCase("some of the lines, in their order", "row same-as=cell", ["5 euros"]),
    ComparisonCase("different lines, expected to differ", "row differs-from=cell", ["Soup"]),
    ComparisonCase(
      "different lines",
      "row same-as=cell",
      ["Soup, Button", "6 euros"],
      "15:1: the block 'cell' does not have this line here"
    ),
    ComparisonCase(
      "the same lines in another order",
      "row same-as=cell",
      ["5 euros", "Soup, Button"],
      "15:1: the block 'cell' does not have this line here"
    ),
    ComparisonCase(
      "the same lines, expected to differ",
      "row differs-from=cell",
      ["Soup, Button"],
      "13:18: the block 'cell' has the same lines"
    ),
    ComparisonCase(
      "a name that no block has",
      "row same-as=cel",
      ["Soup, Button"],
      "13:18: no runnable block on this page is named 'cel'"
    ),
    ComparisonCase(
      "a count in place of lines",
      "row expect=2 stops same-as=cell",
      [],
      "13:33: there are no lines to compare"
    ),
    ComparisonCase(
      "an option without a name",
      "row same-as=",
      ["Soup, Button"],
      "13:18: unknown fence option 'same-as='"
    ),
  ])
  func `a page that compares two transcripts`(_ comparison: ComparisonCase) {
    let source = ChapterSource(path: "page.md", language: "en", text: comparison.page)
    let findings = source.programs.diagnostics.map { finding in
      "\(finding.location?.description.dropFirst("page.md:".count) ?? ""): \(finding.summary)"
    }
    #expect(findings == [comparison.finding].compactMap(\.self))
  }
}

/// A page with a comparison, and the expected finding.
struct ComparisonCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let words: String
  let lines: [String]
  let finding: String?

  init(_ testDescription: String, _ words: String, _ lines: [String], _ finding: String? = nil) {
    self.testDescription = testDescription
    self.words = words
    self.lines = lines
    self.finding = finding
  }

  /// A page with a UIKit block and its transcript, followed by a SwiftUI block.
  var page: String {
    """
    ```swift name=cell
    import UIKit
    ```
    ```voiceover cell
    Soup, Button
    5 euros
    ```

    ```swift
    import SwiftUI
    ```

    ```voiceover \(words)
    \((lines + ["```"]).joined(separator: "\n"))
    """
  }
}
