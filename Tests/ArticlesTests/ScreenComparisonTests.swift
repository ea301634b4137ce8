import AccessibilityTree
import AssistiveTechnology
import BookTestSupport
import SnippetMessages
import SnippetNotation
import SpeechRules
import Testing

/// Several screens in a figure: before and after, around code, and at several text sizes.
struct ScreenComparisonTests {
  @Test func `two screens are side by side with their numbers of stops`() throws {
    let page = try LittleBook("```screen menu before=raw\n{before}, then {stops}.\n```\n")
      .page([5: .drawn(before: .over(["A", "B", "C"]), after: .over(["A"]))])
    #expect(page.contains("Screen 1. 3, then 1. VoiceOver. Computed."))
    #expect(page.contains("<p class=\"pane-label\">Before: 3 stops.</p>"))
    #expect(page.contains("<div class=\"played\" data-pane=\"Before\">"))
    #expect(page.contains("<p class=\"pane-label\">After: 1 stop.</p>"))
    #expect(page.ranges(of: "<svg class").count == 2)
  }

  @Test func `an unchanged number of stops is given once`() throws {
    let page = try LittleBook("```screen menu before=raw\nTwo frames.\n```\n")
      .page([5: .drawn(before: .over(["A", "B"]), after: .over(["A", "B"]))])
    #expect(page.contains("Screen 1. Two frames. VoiceOver, 2 stops. Computed."))
  }

  @Test(arguments: [
    (1, "VoiceOver: была 1 остановка, стало 2."), (3, "VoiceOver: было 3 остановки, стало 2."),
    (11, "VoiceOver: было 11 остановок, стало 2."),
  ])
  func `the counts agree in Russian`(count: Int, words: String) throws {
    let before = Walkthrough.over(Array(repeating: "Суп", count: count), language: "ru")
    let page = try LittleBook("```screen menu before=raw\n```\n", language: "ru")
      .page([5: .drawn(before: before, after: .over(["Суп", "Пирог"], language: "ru"))])
    #expect(page.contains(words))
  }

  @Test func `the plain text lists the stops of both screens`() throws {
    let text = try LittleBook("```screen menu before=raw\nLess.\n```\n")
      .text([5: .drawn(before: .over(["A", "B"]), after: .over(["AB"]))])
    #expect(
      text.contains(
        """
        Screen 1. Less. VoiceOver: 2 stops become 1. Computed.

        Before: 2 stops.

        1. A
        2. B

        After: 1 stop.

        1. AB

        End of screen 1.
        """
      )
    )
  }

  @Test func `the page and the plain text of a screen have the same words`() throws {
    let book = LittleBook("```screen menu before=raw\nLess is *clearer*.\n```\n")
    let verdicts = [
      5: SnippetReport.Verdict.drawn(before: .over(["A", "B"]), after: .over(["AB"]))
    ]
    let page = ReadingWords(html: try book.page(verdicts))
    #expect(page.words == ReadingWords(text: try book.text(verdicts)).words)
  }

  private static let around = """
    ```swift
    row.isHidden = true
    ```

    ```screen menu before=raw around
    With that line and without.
    ```

    More.

    """

  @Test func `two screens can surround the code that changes them`() throws {
    let book = LittleBook(Self.around)
    let verdicts: [Int: SnippetReport.Verdict] = [
      5: .ran, 9: .drawn(before: .over(["A", "B", "C"]), after: .over(["A", "D"])),
    ]
    let text = try book.text(verdicts)
    #expect(
      text.contains(
        """
        Before: 3 stops.

        1. A
        2. B
        3. C

        Listing 1. Swift, 1 line. Compiled and run.

        row.isHidden = true

        End of listing 1.

        After: 2 stops.

        1. A
        2. D

        Screen 1. With that line and without. VoiceOver: 3 stops become 2. Computed.

        End of screen 1.

        Parts of a spoken line: label.

        More.
        """
      )
    )
    let page = try book.page(verdicts)
    #expect(ReadingWords(html: page).words == ReadingWords(text: text).words)
    #expect(page.contains("<figure class=\"listing slim\" id=\"listing-1\">"))
    // Only lines that the code changes are highlighted.
    let struck = page.matches(of: #/<li data-new(?:="")?><b>(\w)</b>/#).map { String($0.1) }
    #expect(struck == ["B", "C", "D"])
    // The link to the plain text follows the figure, and one button plays both screens.
    let screen = try #require(page.firstRange(of: "id=\"screen-1\"")?.lowerBound)
    let edition = try #require(page.firstRange(of: "class=\"editions\"")?.lowerBound)
    #expect(screen < edition)
    #expect(page.contains("data-both=\"Play before and after\""))
  }

  @Test func `only screens around code have a button to play both`() throws {
    let page = try LittleBook("```screen menu before=raw\nLess.\n```\n")
      .page([5: .drawn(before: .over(["A"]), after: .over(["B"]))])
    #expect(!page.contains("data-both"))
    // The switch between the screens marks what differs.
    #expect(page.ranges(of: #/data-new/#).count == 2)
  }

  @Test func `text sizes are side by side and list only new lines`() throws {
    let screens = [
      SizedWalkthrough(size: .l, walkthrough: .over(["A", "B"])),
      SizedWalkthrough(size: .xxxl, walkthrough: .over(["A", "B"])),
      SizedWalkthrough(size: .ax5, walkthrough: .over(["A"])),
    ]
    let book = LittleBook("```screen menu text=l,xxxl,ax5\nThe menu.\n```\n")
    let verdicts = [5: SnippetReport.Verdict.drawnAtSizes(screens)]
    let text = try book.text(verdicts)
    #expect(
      text.contains(
        """
        Screen 1. The menu. VoiceOver. Computed.

        Text size 4 of 12, 2 stops

        1. A
        2. B

        Text size 7 of 12, same lines

        Text size 12 of 12, 1 stop

        1. A

        End of screen 1.
        """
      )
    )
    let page = try book.page(verdicts)
    #expect(page.matches(of: #/<svg class="wire"/#).count == 3)
    #expect(page.matches(of: #/data-pane="Text size \d+ of 12"/#).count == 3)
    #expect(page.contains("its numbers match the preceding list"))
    #expect(ReadingWords(html: page).words == ReadingWords(text: text).words)
  }
}
