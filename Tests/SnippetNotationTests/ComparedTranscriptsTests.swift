import Diagnostics
import SnippetNotation
import Testing

/// The promise that two listings of a page say the same.
struct ComparedTranscriptsTests {
  @Test(arguments: [
    PromisedComparison("the same lines", "row same-as=cell", ["Soup, Button", "5 euros"]),
    PromisedComparison("some of the lines, in their order", "row same-as=cell", ["5 euros"]),
    PromisedComparison("other lines, said to be others", "row differs-from=cell", ["Soup"]),
    PromisedComparison(
      "other lines",
      "row same-as=cell",
      ["Soup, Button", "6 euros"],
      "15:1: the block 'cell' does not say this line, or not in this order"
    ),
    PromisedComparison(
      "the same lines in another order",
      "row same-as=cell",
      ["5 euros", "Soup, Button"],
      "15:1: the block 'cell' does not say this line, or not in this order"
    ),
    PromisedComparison(
      "the same lines, said to be others",
      "row differs-from=cell",
      ["Soup, Button"],
      "13:18: the block 'cell' says the same after all"
    ),
    PromisedComparison(
      "a name that no block has",
      "row same-as=cel",
      ["Soup, Button"],
      "13:18: no block of this page that runs is named 'cel'"
    ),
    PromisedComparison(
      "a count in place of lines",
      "row expect=2 stops same-as=cell",
      [],
      "13:33: there are no lines to compare"
    ),
    PromisedComparison(
      "an option without a name",
      "row same-as=",
      ["Soup, Button"],
      "13:18: unknown fence option 'same-as='"
    ),
  ])
  func `a page that compares two transcripts`(_ promised: PromisedComparison) {
    let source = ChapterSource(path: "page.md", language: "en", text: promised.page)
    let findings = source.programs.diagnostics.map { finding in
      "\(finding.location?.description.dropFirst("page.md:".count) ?? ""): \(finding.summary)"
    }
    #expect(findings == [promised.finding].compactMap(\.self))
  }
}

/// A comparison that a page promises, and what is found.
struct PromisedComparison: Sendable, CustomTestStringConvertible {
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

  /// A page with a listing in UIKit, what is heard of it, and the same in SwiftUI.
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
