import BookModel
import BookTestSupport
import Diagnostics
import TestSupport
import Testing

/// The eleven most frequent errors of authors, all on one page.
struct SeededDefectTests {
  private static let page = """
    ---
    title: Labels
    description: What labels are.
    ---
    ## One

    A [file](missing.md), a [place elsewhere](../index.md#nowhere), a [place here](#nowhere), \
    a note[^none], a [reference][none], nothing [](https://example.org).

    ![A dial](missing.png) ![](dot.png)

    #### Two

    ```swfit
    let a = 1
    ```

    ## One
    """

  @Test func `all eleven are found, each with line, column and help`() {
    var book = LittleBook(chapter: Self.page)
    book.files.bytes["Content/en/basics/dot.png"] = [1]
    let findings = book.findings
    let places = findings.map { "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.id)" }
    #expect(
      places == [
        "7:3 broken-link",
        "7:25 broken-anchor",
        "7:67 broken-anchor",
        "7:97 undefined-footnote",
        "7:108 undefined-reference",
        "7:135 empty-link-text",
        "9:1 broken-image",
        "9:24 missing-alternative-text",
        "11:1 skipped-heading-level",
        "13:1 unknown-fence",
        "17:1 duplicate-heading",
      ]
    )
    #expect(findings.allSatisfy { $0.help != nil && $0.location?.path == book.path })
    #expect(findings.first { $0.id == "unknown-fence" }?.help == "did you mean 'swift'?")
  }
}
