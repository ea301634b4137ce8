import AccessibilityTree
import AssistiveTechnology
import BookModel
import BookTestSupport
import ScreenDrawing
import SnippetNotation
import SpeechRules
import Testing

struct SpokenFigureTests {
  private let walkthrough = Walkthrough(
    technology: .voiceOver,
    language: "en",
    transcript: Transcript(entries: [
      .spoken(
        Utterance(
          parts: [
            UtterancePart(.label, "Size"), UtterancePart(.value, "Small"),
            UtterancePart(.trait, "adjustable"),
          ],
          language: "en"
        ),
        element: nil
      ),
      .command(WrittenCommand(Gesture.swipeUp)),
      .spoken(Utterance(parts: [UtterancePart(.value, "Medium")], language: "en"), element: nil),
      .event(.limit),
      .event(.announcement, "Saved"),
    ])
  )

  private let fence = """
    ```voiceover size
    Size, Small, adjustable
    > swipe up
    Medium
    [limit]
    [announcement] Saved
    ```

    """

  @Test func `a computed transcript shows the parts of spoken lines`() throws {
    let page = try LittleBook(fence).page([5: .spoken(walkthrough)])
    #expect(
      page.contains(
        """
        <figure class="transcript" id="transcript-1"><figcaption>Transcript 1. VoiceOver. \
        Computed.</figcaption>
        <ol class="brief"><li><b>Size</b>, <u>Small</u>, \
        <i class="t">adjustable</i></li>
        <li class="gesture" data-do="up">You: swipe up</li>
        <li value="2"><u>Medium</u></li>
        <li class="event">[limit]</li>
        <li class="event">[announcement] <b>Saved</b></li>
        </ol>
        </figure>
        """
      )
    )
  }

  @Test(arguments: [
    ("Medium", true), ("Medium, and enough for two people, with extra cheese", false),
  ])
  func `a list with gestures needs little room if its lines are short`(
    value: String,
    isBrief: Bool
  ) throws {
    let entries: [Transcript.Entry] = [
      .command(WrittenCommand(Gesture.swipeUp)),
      .spoken(Utterance(parts: [UtterancePart(.value, value)], language: "en"), element: nil),
    ]
    let walk = Walkthrough(
      technology: .voiceOver,
      language: "en",
      transcript: Transcript(entries: entries)
    )
    let page = try LittleBook(fence).page([5: .spoken(walk)])
    #expect(page.contains("<ol class=\"brief\">") == isBrief)
  }

  @Test func `a transcript with a player includes the drawing`() throws {
    var walkthrough = walkthrough
    walkthrough.drawing = ScreenDrawing(screen: Rect(width: 402, height: 874))
    let page = try LittleBook(fence.replacing("size\n", with: "size player\n"))
      .page([5: .spoken(walkthrough)])
    #expect(page.contains("<div class=\"played\"><svg class=\"wire\""))
    #expect(page.contains("<li class=\"gesture\" data-do=\"up\">You: swipe up</li>"))
  }

  @Test func `every page with spoken lines has the controls to step through them`() throws {
    let page = try LittleBook(fence).page([5: .spoken(walkthrough)])
    #expect(page.contains("<template id=\"player\" data-step=\"Step through: #\""))
    #expect(page.contains("<script src=\"../../player.js\" defer></script>"))
  }

  @Test(arguments: ["No transcript.\n", "```voiceover v expect=\"12 stops\"\n```\n"])
  func `a page without lines has no player`(text: String) throws {
    let page = try LittleBook(text).page()
    #expect(!page.contains("<script src=\"../../player.js\""))
    #expect(!page.contains("<template"))
  }

  @Test func `a book without the script has no controls`() throws {
    var book = LittleBook(fence)
    book.files.bytes["Site/player.js"] = nil
    let page = try book.page([5: .spoken(walkthrough)])
    #expect(!page.contains("<script src"))
    #expect(!page.contains("<template"))
  }

  @Test(arguments: [
    ("swipe right", "right"), ("swipe left", "left"), ("swipe up", "up"), ("swipe down", "down"),
    ("double tap", "double"), ("triple tap", "triple"), ("magic tap", "double2"),
    ("rotor Headings", "rotor2"), ("scrub", "scrub2"), ("three-finger swipe left", "left3"),
  ])
  func `each gesture has an icon, which is included once`(gesture: String, sign: String) throws {
    var walkthrough = walkthrough
    let command = Transcript.Entry.command(try WrittenCommand<Gesture>(parsing: gesture))
    walkthrough.transcript.entries = [command, command]
    let page = try LittleBook(fence).page([5: .spoken(walkthrough)])
    #expect(page.ranges(of: "data-do=\"\(sign)\"").count == 2)
    #expect(page.ranges(of: "<svg class=\"motion\" data-sign=\"\(sign)\"").count == 1)
  }

  @Test(arguments: [
    ("voicecontrol", "tap Buy", "voice"), ("switchcontrol", "select", "switch"),
    ("keyboard", "tab", "key"),
  ])
  func `voice commands, switches and keys have icons`(
    technology: String,
    command: String,
    sign: String
  ) throws {
    let page = try LittleBook("```\(technology) v\n> \(command)\n```\n").page()
    #expect(page.contains("data-do=\"\(sign)\""))
    #expect(page.contains("data-sign=\"\(sign)\""))
  }

  @Test func `waiting has no icon`() throws {
    let page = try LittleBook("```voiceover v\n> wait 2s\n```\n").page()
    #expect(page.contains("<li class=\"gesture\">You: wait 2s</li>"))
    #expect(!page.contains("data-sign"))
  }

  @Test func `parts with the same style are distinguished for scripts in lines and in the legend`()
    throws
  {
    var walkthrough = walkthrough
    let parts = [
      UtterancePart(.selected, "selected"), UtterancePart(.label, "Menu"),
      UtterancePart(.trait, "Tab"), UtterancePart(.position, "1 of 2"),
      UtterancePart(.notice, "Actions available"), UtterancePart(.hint, "Double tap to open"),
    ]
    walkthrough.transcript.entries = [
      .spoken(Utterance(parts: parts, language: "en"), element: nil)
    ]
    let page = try LittleBook(fence).page([5: .spoken(walkthrough)])
    for (line, legend) in [
      ("<i class=\"t\" data-is=\"s\">selected</i>", "<i class=\"t\" data-is=\"s\">selected</i>"),
      ("<i class=\"t\">Tab</i>", "<i class=\"t\">trait</i>"),
      ("<i class=\"p\" data-is=\"p\">1 of 2</i>", "<i class=\"p\" data-is=\"p\">position</i>"),
      ("<i data-is=\"n\">Actions available</i>", "<i data-is=\"n\">notice</i>"),
      ("<i>Double tap to open</i>", "<i>hint</i>"),
    ] {
      #expect(page.contains(line))
      #expect(page.contains(legend))
    }
  }

  @Test func `the legend appears once, before the first transcript`() throws {
    let verdict = SnippetReport.Verdict.spoken(walkthrough)
    let page = try LittleBook(fence + "\n" + fence).page([5: verdict, 13: verdict])
    let legend =
      "<p class=\"legend\">Parts of a spoken line: "
      + "<b>label</b>, <u>value</u>, "
      + "<i class=\"t\">trait</i>.</p>"
    #expect(page.ranges(of: legend).count == 1)
    let place = try #require(page.firstRange(of: legend)?.lowerBound)
    let first = try #require(page.firstRange(of: "transcript-1")?.lowerBound)
    #expect(place < first)
  }

  @Test(arguments: [nil, SnippetReport.Verdict.broken])
  func `an unchecked transcript is marked and shows the author's lines`(
    verdict: SnippetReport.Verdict?
  ) throws {
    let page = try LittleBook(fence).page(verdict.map { [5: $0] } ?? [:])
    #expect(page.contains("<figure class=\"transcript unchecked\""))
    #expect(page.contains("Transcript 1. VoiceOver. Not checked in this build."))
    #expect(page.contains("Size, Small, adjustable"))
    #expect(page.contains("<li class=\"gesture\" data-do=\"up\">You: swipe up</li>"))
    #expect(!page.contains("class=\"legend\""))
  }

  @Test(arguments: [
    ("en", "Computed, with a guess: Collapsed."),
    ("ru", "Вычислено, с догадкой: Collapsed."),
  ])
  func `guessed words are listed once in the caption`(
    language: String,
    status: String
  ) throws {
    var walkthrough = walkthrough
    let menu = Utterance(
      parts: [
        UtterancePart(.label, "Sort"), UtterancePart(.trait, "Collapsed", rule: .expansion),
      ],
      language: language
    )
    walkthrough.transcript.entries = [
      .spoken(menu, element: nil), .command(WrittenCommand(Gesture.swipeRight)),
      .spoken(menu, element: nil),
    ]
    let page = try LittleBook(fence, language: language).page([5: .spoken(walkthrough)])
    let text = page.replacing(/<[^>]+>/, with: "")
    #expect(text.contains(status))
  }

  @Test(arguments: [("en", "silence"), ("ru", "тишина")])
  func `a silent stop is shown as silence`(
    language: String,
    silence: String
  ) throws {
    var walkthrough = walkthrough
    walkthrough.language = language
    walkthrough.transcript.entries = [
      .spoken(Utterance(parts: [], language: language), element: nil),
      .spoken(
        Utterance(parts: [UtterancePart(.label, "12")], language: language),
        element: nil
      ),
    ]
    let book = LittleBook(fence, language: language)
    #expect(try book.text([5: .spoken(walkthrough)]).contains("\n1. [\(silence)]\n2. 12\n"))
    let page = try book.page([5: .spoken(walkthrough)])
    #expect(page.contains("<ol><li>[\(silence)]</li>\n<li><b>12</b></li>\n</ol>"))
    let written = LittleBook("```voiceover v\n[silence]\n12\n```\n", language: language)
    #expect(try written.text().contains("\n1. [\(silence)]\n2. 12\n"))
  }

  @Test func `a transcript without gestures gives its number of stops`() throws {
    let page = try LittleBook("```voiceover v\nA\nB\nC\n```\n").page()
    #expect(page.contains("Transcript 1. VoiceOver, 3 stops. Not checked in this build."))
  }

  @Test func `a fence with only a count shows no lines`() throws {
    let page = try LittleBook("```voiceover v expect=\"12 stops\"\n```\n").page()
    #expect(page.contains("Transcript 1. VoiceOver, 12 stops."))
    #expect(!page.contains("<ol>"))
  }

  @Test(arguments: [
    (
      "en",
      "Transcript 1. VoiceOver, 12 stops. Not checked in this build. Only the number of stops is shown.",
      "End of transcript 1."
    ),
    (
      "ru",
      "Расшифровка 1. VoiceOver, 12 остановок. Не проверено в этой сборке. "
        + "Указано только число остановок.",
      "Конец расшифровки 1."
    ),
  ])
  func `the caption explains that only the count is given`(
    language: String,
    caption: String,
    end: String
  ) throws {
    let book = LittleBook("```voiceover v expect=\"12 stops\"\n```\n", language: language)
    #expect(try book.text().contains("\n\n\(caption)\n\n\(end)\n"))
    #expect(try book.page().contains(caption))
  }

  @Test func `a count of zero stops is not marked as abbreviated`() throws {
    let text = try LittleBook("```voiceover v expect=\"0 stops\"\n```\n").text()
    let caption = "Transcript 1. VoiceOver, 0 stops. Not checked in this build."
    #expect(text.contains("\n\n\(caption)\n\nEnd of transcript 1.\n"))
  }

  @Test func `a page in Russian shows gestures and events in Russian`() throws {
    let page = try LittleBook(
      "```voiceover v\nРазмер\n> swipe up\n[limit]\n[activated Размер]\n```\n",
      language: "ru"
    ).page()
    #expect(page.contains("<li class=\"gesture\" data-do=\"up\">Вы: смахнуть вверх</li>"))
    #expect(page.contains("<li class=\"event\">[предел]</li>"))
    #expect(page.contains("<li class=\"event\">[активировано: Размер]</li>"))
  }

  @Test(arguments: [
    ("screen changed", "экран сменился"),
    ("layout changed", "изменилась часть экрана"),
    ("activated Buy", "активировано: <span lang=\"en\">Buy</span>"),
    ("dismissed", "закрыто"),
    ("scrolled, page 2 of 5", "прокручено, страница 2 из 5"),
    ("limit", "предел"),
    ("nothing happens", "ничего не происходит"),
    ("focus lost", "фокус потерян"),
    ("no match", "нет совпадений"),
  ])
  func `every event has a Russian name`(event: String, words: String) throws {
    let page = try LittleBook("```voiceover v\n[\(event)]\n```\n", language: "ru").page()
    #expect(page.contains("<li class=\"event\">[\(words)]</li>"))
  }

  @Test func `a transcript in another language is marked and names the language`() throws {
    let page = try LittleBook("```voiceover v lang=ru\nКупить, Кнопка\n```\n").page()
    #expect(page.contains("VoiceOver in Russian, 1 stop."))
    #expect(page.contains("<li lang=\"ru\">"))
  }

  @Test func `Voice Control's names are shown unchanged`() throws {
    let page = try LittleBook("```voicecontrol v\n> show names\nBuy · Close\n```\n").page()
    #expect(page.contains("Transcript 1. Voice Control."))
    #expect(page.contains("Buy · Close"))
  }

  @Test func `captions and actions name Switch Control and Full Keyboard Access`() throws {
    let switches = "```switchcontrol v\nBuy\n> next\n[leave group]\n```\n"
    let page = try LittleBook(switches).page()
    #expect(page.contains("Transcript 1. Switch Control."))
    #expect(page.contains("You: next"))
    let keys = try LittleBook("```keyboard v\n> shift tab\nBuy\n```\n").page()
    #expect(keys.contains("Transcript 1. Full Keyboard Access."))
    #expect(keys.contains("You: Shift-Tab"))
  }

  @Test func `the plain text numbers spoken lines`() throws {
    let text = try LittleBook(fence).text([5: .spoken(walkthrough)])
    #expect(
      text.contains(
        """
        Transcript 1. VoiceOver. Computed.

        1. Size, Small, adjustable
        - You: swipe up.
        2. Medium
        [limit]
        [announcement] Saved

        End of transcript 1.
        """
      )
    )
  }
}
