import AccessibilityTree
import AssistiveTechnology
import BookReading
import Diagnostics
import SnippetMessages
import SnippetNotation
import SpeechRules
import Testing

struct ScreenFigureTests {
  /// A walk over named elements, one under the other, with a drawing of a text for each.
  private func walk(_ names: [String], language: String = "en") -> Walkthrough {
    var shapes: [ScreenDrawing.Shape] = []
    var entries: [Transcript.Entry] = []
    for (index, name) in names.enumerated() {
      let frame = Rect(x: 16, y: Double(78 + 60 * index), width: 370, height: 44)
      shapes.append(
        .text(
          ScreenDrawing.Text(
            name,
            x: 16,
            baseline: frame.y + 28,
            width: 60,
            size: 17,
            isBold: false
          )
        )
      )
      let element = AccessibilityElement(id: ElementID(index), label: name, frame: frame)
      let utterance = Utterance(parts: [UtterancePart(.label, name)], language: language)
      entries.append(.spoken(utterance, element: element))
    }
    return Walkthrough(
      technology: .voiceOver,
      language: language,
      transcript: Transcript(entries: entries),
      drawing: ScreenDrawing(screen: Rect(width: 402, height: 874), shapes: shapes),
      wayBack: entries.dropLast().reversed()
    )
  }

  private let fence = "```screen menu\nThe menu: {stops} of them.\n```\n"

  @Test func `a screen is a picture and the list that says the same`() throws {
    let page = try LittleBook(fence).page([5: .drawn(before: nil, after: walk(["Soup", "Pie"]))])
    #expect(
      page.contains(
        """
        <figure class="transcript screen" id="screen-1"><figcaption>Screen 1. The menu: 2 of them. \
        VoiceOver. Computed.</figcaption>
        <div class="played">\
        <svg class="wire" viewBox="-34 -12 470 232" role="img" aria-label="Drawing of the screen; \
        the numbers are those of the list that follows">\
        <path class="phone" d="M-7 47a54 54 0 0 1 54-54h308a54 54 0 0 1 54 54V208\
        q-26 9-52 0t-52 0t-52 0t-52 0t-52 0t-52 0t-52 0t-52 0z"></path>\
        <path class="fill" d="M158 13h86a17 17 0 0 1 17 17v0a17 17 0 0 1-17 17h-86\
        a17 17 0 0 1-17-17v-0a17 17 0 0 1 17-17z"></path>\
        <text class="soft" x="48" y="36" font-weight="600">9:41</text>\
        <svg x="-3" y="0" width="408" height="208" viewBox="-3 0 408 208">\
        <text x="16" y="106" textLength="60">Soup</text>\
        <text x="16" y="166" textLength="60">Pie</text>\
        <path class="stops" d="M11 73h380v54h-380zM11 133h380v54h-380z"></path></svg>\
        <path class="leaders" d="M-10 99H11M-10 159H11"></path>\
        <path class="discs" d="M-21 99h0M-21 159h0"></path>\
        <g class="numbers"><text x="-21" y="104">1</text><text x="-21" y="164">2</text></g></svg>\
        <ol><li><b>Soup</b></li>
        <li><b>Pie</b></li>
        </ol>
        </div>
        </figure>
        """
      )
    )
  }

  /// Rows with the same parts, and one button more.
  private func parts(buttons: [String]) -> [ScreenPart] {
    let rows = buttons.map { words in
      ScreenPart(
        .row,
        parts: [
          ScreenPart(.picture), ScreenPart(.text), ScreenPart(.text),
          ScreenPart(.button, words: words),
        ]
      )
    }
    return rows + [ScreenPart(.tabBar, parts: [ScreenPart(.button), ScreenPart(.button)])]
  }

  @Test(arguments: [
    (
      "en", ["Add", "Add", "Add"],
      "On the screen: 3 rows, each: picture, 2 texts, button “Add”; a tab bar: 2 buttons. Drawing of"
    ),
    ("en", ["Add", "Remove"], "On the screen: 2 rows, each: picture, 2 texts, button; a tab bar"),
    ("en", ["Add"], "On the screen: a row: picture, 2 texts, button “Add”; a tab bar"),
    (
      "ru", ["Добавить", "Добавить"],
      "На экране: 2 строки, каждая: картинка, 2 текста, кнопка «Добавить»; панель вкладок: 2 кнопки."
    ),
  ])
  func `the text for a drawing tells its structure once`(
    language: String,
    buttons: [String],
    words: String
  ) throws {
    var screen = walk(["Soup"], language: language)
    screen.drawing?.parts = parts(buttons: buttons)
    let page = try LittleBook(fence, language: language)
      .page([5: .drawn(before: nil, after: screen)])
    #expect(page.contains("aria-label=\"\(words)"))
  }

  @Test func `the text for a drawing of many things stays short`() throws {
    var screen = walk(["Soup"])
    let kinds: [ScreenPart.Kind] = [.text, .button]
    screen.drawing?.parts = (0..<40).map { ScreenPart(kinds[$0 % 2]) }
    let page = try LittleBook(fence).page([5: .drawn(before: nil, after: screen)])
    let list = Array(repeating: "text; button", count: 4).joined(separator: "; ")
    #expect(page.contains("On the screen: \(list); and more. Drawing"))
  }

  @Test func `two screens stand side by side with their counts`() throws {
    let page = try LittleBook("```screen menu before=raw\n{before}, then {stops}.\n```\n")
      .page([5: .drawn(before: walk(["A", "B", "C"]), after: walk(["A"]))])
    #expect(page.contains("Screen 1. 3, then 1. VoiceOver. Computed."))
    #expect(page.contains("<p class=\"pane-label\">Before: 3 stops.</p>"))
    #expect(page.contains("<div class=\"played\" data-pane=\"Before\">"))
    #expect(page.contains("<p class=\"pane-label\">After: 1 stop.</p>"))
    #expect(page.ranges(of: "<svg class").count == 2)
  }

  @Test func `a count that did not change is told once`() throws {
    let page = try LittleBook("```screen menu before=raw\nTwo frames.\n```\n")
      .page([5: .drawn(before: walk(["A", "B"]), after: walk(["A", "B"]))])
    #expect(page.contains("Screen 1. Two frames. VoiceOver, 2 stops. Computed."))
  }

  @Test(arguments: [
    (1, "VoiceOver: была 1 остановка, стало 2."), (3, "VoiceOver: было 3 остановки, стало 2."),
    (11, "VoiceOver: было 11 остановок, стало 2."),
  ])
  func `the counts agree in Russian`(count: Int, words: String) throws {
    let before = walk(Array(repeating: "Суп", count: count), language: "ru")
    let page = try LittleBook("```screen menu before=raw\n```\n", language: "ru")
      .page([5: .drawn(before: before, after: walk(["Суп", "Пирог"], language: "ru"))])
    #expect(page.contains(words))
  }

  @Test func `words of another language in a drawing have their voice`() throws {
    let page = try LittleBook(fence).page([5: .drawn(before: nil, after: walk(["Суп", "Pie"]))])
    #expect(page.contains("lang=\"ru\">Суп</text>"))
    #expect(page.contains("textLength=\"60\">Pie</text>"))
  }

  @Test func `a screen that nobody computed says so and shows nothing`() throws {
    let page = try LittleBook(fence).page()
    #expect(page.contains("VoiceOver. Not checked in this build."))
    #expect(!page.contains("<svg"))
    #expect(!page.contains("<script src"))
  }

  @Test func `what is spoken otherwise on the way back is kept with its line`() throws {
    var screen = walk(["Menu", "Basket"])
    let back = Utterance(
      parts: [UtterancePart(.container, "Tab Bar"), UtterancePart(.label, "Menu")],
      language: "en"
    )
    screen.wayBack = [.spoken(back, element: nil)]
    let page = try LittleBook(fence).page([5: .drawn(before: nil, after: screen)])
    #expect(
      page.contains("<li data-back=\"Tab Bar, Menu\"><b>Menu</b></li>")
    )
  }

  @Test func `a line without a frame belongs to none on the picture`() throws {
    var screen = walk(["A", "B", "C"])
    let utterance = Utterance(parts: [UtterancePart(.label, "x")], language: "en")
    screen.transcript.entries[1] = .spoken(utterance, element: nil)
    screen.transcript.entries.append(.event(.screenChanged))
    screen.transcript.entries.append(screen.transcript.entries[0])
    let page = try LittleBook(fence).page([5: .drawn(before: nil, after: screen)])
    #expect(page.contains("data-places=\"0  1 \""))
    #expect(page.contains("<text x=\"-21\" y=\"224\">3</text>"))
  }

  @Test func `what lies beyond the sides of the screen is not in the picture`() throws {
    var screen = walk(["A"])
    func line(_ text: String, x: Double) -> ScreenDrawing.Shape {
      .text(ScreenDrawing.Text(text, x: x, baseline: 20, width: 60, size: 17, isBold: false))
    }
    screen.drawing?.shapes += [
      line("Coffee", x: 382), line("Cocoa!", x: -38), line("Tea", x: 402), line("Milk", x: -60),
      line("אבגדהו", x: 382), line("אבגדהו", x: -38),
      .edge(Rect(x: 390, y: 70, width: 200, height: 40), radius: 0),
      .edge(Rect(x: 500, y: 70, width: 77, height: 40), radius: 0),
    ]
    let far = AccessibilityElement(
      id: ElementID(9),
      label: "Tea",
      frame: Rect(x: 500, y: 70, width: 66, height: 44)
    )
    let utterance = Utterance(parts: [UtterancePart(.label, "Tea")], language: "en")
    screen.transcript.entries.append(.spoken(utterance, element: far))
    let page = try LittleBook(fence).page([5: .drawn(before: nil, after: screen)])
    // Two of six letters are on the screen, of the other word two and a part of one.
    #expect(page.contains(#"<text x="382" y="20" textLength="20">Co</text>"#))
    #expect(page.contains(#"<text x="-8" y="20" textLength="30">oa!</text>"#))
    // Hebrew begins on the right.
    #expect(page.contains(#"<text x="382" y="20" textLength="20" lang="he">הו</text>"#))
    #expect(page.contains(#"<text x="-8" y="20" textLength="30" lang="he">אבג</text>"#))
    #expect(!page.contains(">Tea</text>") && !page.contains(">Milk</text>"))
    #expect(page.contains(#"<path class="edge" d="M390 70h24v40h-24z"></path>"#))
    // The frame of a stop that is not on the screen lies beside the picture, and has no number.
    #expect(page.contains(#"<path class="discs" d="M-21 99h0"></path>"#))
    #expect(page.contains(#"<g class="numbers"><text x="-21" y="104">1</text></g>"#))
    #expect(page.contains(#"d="M11 73h380v54h-380zM414 65h1v54h-1z""#))
  }

  @Test func `a surface hides what lies behind it, and nothing else is drawn apart`() throws {
    var screen = walk(["A"])
    // What lies wholly below it would not be drawn at all.
    let area = Rect(x: 20, y: 70, width: 382, height: 60)
    screen.drawing?.shapes += [
      .area(area, radius: 0), .edge(Rect(x: 20, y: 80, width: 30, height: 10), radius: 0),
      .edge(Rect(x: 60, y: 80, width: 30, height: 10), radius: 5),
    ]
    let page = try LittleBook(fence).page([5: .drawn(before: nil, after: screen)])
    let text = try #require(page.firstRange(of: ">A</text>")?.lowerBound)
    let surface = try #require(page.firstRange(of: "<path class=\"area\"")?.lowerBound)
    #expect(text < surface)
    #expect(page.ranges(of: "<path class=\"edge\"").count == 1)
  }

  @Test func `the plain text lists the stops of both screens`() throws {
    let text = try LittleBook("```screen menu before=raw\nLess.\n```\n")
      .text([5: .drawn(before: walk(["A", "B"]), after: walk(["AB"]))])
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

  private static let around = """
    ```swift
    row.isHidden = true
    ```

    ```screen menu before=raw around
    With that line and without.
    ```

    More.

    """

  @Test func `screens stand around the code that makes the difference`() throws {
    let book = LittleBook(Self.around)
    let verdicts: [Int: SnippetReport.Verdict] = [
      5: .ran, 9: .drawn(before: walk(["A", "B", "C"]), after: walk(["A", "D"])),
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

        The parts of spoken lines: label.

        More.
        """
      )
    )
    let page = try book.page(verdicts)
    #expect(ReadingWords(html: page).words == ReadingWords(text: text).words)
    #expect(page.contains("<figure class=\"listing\" id=\"listing-1\">"))
    // What the code changes strikes the eye, and what it leaves does not.
    let struck = page.matches(of: #/<li data-new(?:="")?><b>(\w)</b>/#).map { String($0.1) }
    #expect(struck == ["B", "C", "D"])
    // The text edition is told after it, and one button speaks both.
    let screen = try #require(page.firstRange(of: "id=\"screen-1\"")?.lowerBound)
    let edition = try #require(page.firstRange(of: "class=\"editions\"")?.lowerBound)
    #expect(screen < edition)
    #expect(page.ranges(of: "value=\"hear\"").count == 1)
  }

  @Test func `without screens around code there is no button for both`() throws {
    let page = try LittleBook("```screen menu before=raw\nLess.\n```\n")
      .page([5: .drawn(before: walk(["A"]), after: walk(["B"]))])
    #expect(!page.contains("value=\"hear\""))
    #expect(!page.contains("data-new"))
  }

  @Test func `sizes of text stand side by side, and say only what is new`() throws {
    let screens = [
      SizedWalkthrough(size: .l, walkthrough: walk(["A", "B"])),
      SizedWalkthrough(size: .xxxl, walkthrough: walk(["A", "B"])),
      SizedWalkthrough(size: .ax5, walkthrough: walk(["A"])),
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

        Text size 7 of 12, the same lines

        Text size 12 of 12, 1 stop

        1. A

        End of screen 1.
        """
      )
    )
    let page = try book.page(verdicts)
    #expect(page.matches(of: #/<svg class="wire"/#).count == 3)
    #expect(page.matches(of: #/data-pane="Text size \d+ of 12"/#).count == 3)
    #expect(page.contains("the numbers are those of the list before it"))
    #expect(ReadingWords(html: page).words == ReadingWords(text: text).words)
  }

  @Test func `a screen can be linked to`() throws {
    let book = LittleBook("See [the menu](#screen-1).\n\n" + fence)
    #expect(book.findings == [])
  }

  @Test(arguments: ["```screen menu\n```\n", "```voiceover menu player\nMenu\n```\n"])
  func `a player without its script is reported`(fence: String) {
    var book = LittleBook(fence)
    book.files.bytes["Site/player.js"] = nil
    #expect(book.findings.map(\.summary) == ["there is no 'Site/player.js'"])
    #expect(book.findings.first?.help?.contains("Content/en/basics/labels.md:5:1") == true)
  }

  @Test func `both editions of a screen say the same words`() throws {
    let book = LittleBook("```screen menu before=raw\nLess is *clearer*.\n```\n")
    let verdicts = [5: SnippetReport.Verdict.drawn(before: walk(["A", "B"]), after: walk(["AB"]))]
    let page = ReadingWords(html: try book.page(verdicts))
    #expect(page.words == ReadingWords(text: try book.text(verdicts)).words)
  }
}
