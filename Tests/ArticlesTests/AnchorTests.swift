import BookTestSupport
import Diagnostics
import Testing

/// Links are checked without rendering pages, so both must agree on the anchors.
struct AnchorTests {
  private static let text = """
    ## One

    A note[^a] and *another[^b]*.

    - An item

      ```swift shown reason="it is short"
      let a = 1
      ```

    ## One two: «три»

    > [!NOTE]
    > ### Listing 1
    >
    > ```text
    > words
    > ```

    | A | B |
    |---|---|
    | a[^c] | b |

    ### Où — 2 × 2

    ```table data=events
    ```

    ```voiceover expect="2 stops"
    ```

    [^a]: Of the first section.
    [^b]: Also of the first section.
    [^c]: Of a cell.

    """

  private static let events = """
    caption: Events
    columns:
      - {key: date, title: Date}
    rows:
      - {id: rotor, date: July}

    """

  private func book(_ lines: [String] = []) -> LittleBook {
    LittleBook(
      chapter: """
        ---
        title: Labels
        description: What labels are.
        checklist: [Look.]
        terms: [{term: Label, meaning: A name.}]
        sources: [{title: A book}]
        ---
        \(Self.text)
        \(lines.map { "\($0)\n\n" }.joined())
        """,
      data: ["events": Self.events]
    )
  }

  /// The anchors on the page, without its own landmarks, backlinks and boxes.
  private func names() throws -> [String] {
    let page = try book().page()
    let own = ["main", "table-1", "table-2"]
    return page.matches(of: #/ id="([^"]+)"/#).map { String($0.output.1) }
      .filter { !own.contains($0) && !$0.contains("-reference-") && !$0.hasPrefix("checklist-") }
  }

  @Test func `a page has an anchor for each heading, figure, footnote and row`() throws {
    #expect(
      try names() == [
        "one", "listing-1", "note-1", "note-2", "one-two-три", "listing-1-1", "listing-2", "note-3",
        "où--2--2", "events-rotor", "transcript-1", "checklist", "terms", "sources",
      ]
    )
  }

  @Test func `every anchor of a page can be linked to`() throws {
    let names = try names()
    let links = names.map { "[To \($0)](#\($0))" }
    #expect(book(links).findings.filter { $0.id == "broken-anchor" } == [])
    let wrong = names.map { "[To \($0)](#\($0)x)" }
    #expect(book(wrong).findings.filter { $0.id == "broken-anchor" }.count == names.count)
  }
}
