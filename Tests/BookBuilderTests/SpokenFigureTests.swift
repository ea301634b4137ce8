import AssistiveTechnology
import BookBuilder
import SnippetRunner
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
            UtterancePart(.trait, "Adjustable"),
          ],
          language: "en"
        ),
        element: nil
      ),
      .gesture("swipe up"),
      .spoken(Utterance(parts: [UtterancePart(.value, "Medium")], language: "en"), element: nil),
      .event("limit", text: nil),
      .event("announcement", text: "Saved"),
    ])
  )

  private let fence = """
    ```voiceover size
    Size, Small, Adjustable
    > swipe up
    Medium
    [limit]
    [announcement] Saved
    ```

    """

  @Test func `a verified transcript shows the parts of what is said`() throws {
    let page = try LittleBook(fence).page([5: .spoken(walkthrough)])
    #expect(
      page.contains(
        """
        <figure class="transcript" id="transcript-1"><figcaption>Transcript 1. VoiceOver. \
        Verified.</figcaption>
        <ol><li><span class="say-label">Size</span>, <span class="say-value">Small</span>, \
        <span class="say-trait">Adjustable</span></li>
        <li class="gesture">You: swipe up</li>
        <li value="2"><span class="say-value">Medium</span></li>
        <li class="event">[limit]</li>
        <li class="event">[announcement] Saved</li>
        </ol>
        </figure>
        """
      )
    )
  }

  @Test func `the parts are named once, before the first transcript`() throws {
    let verdict = SnippetReport.Verdict.spoken(walkthrough)
    let page = try LittleBook(fence + "\n" + fence).page([5: verdict, 13: verdict])
    let legend =
      "<p class=\"legend\">The parts of a spoken line, in their order: "
      + "<span class=\"say-label\">label</span>, <span class=\"say-value\">value</span>, "
      + "<span class=\"say-trait\">trait</span>.</p>"
    #expect(page.ranges(of: legend).count == 1)
    let place = try #require(page.firstRange(of: legend)?.lowerBound)
    let first = try #require(page.firstRange(of: "transcript-1")?.lowerBound)
    #expect(place < first)
  }

  @Test(arguments: [nil, SnippetReport.Verdict.broken])
  func `a transcript that was not verified says so and shows what its author wrote`(
    verdict: SnippetReport.Verdict?
  ) throws {
    let page = try LittleBook(fence).page(verdict.map { [5: $0] } ?? [:])
    #expect(page.contains("<figure class=\"transcript unverified\""))
    #expect(page.contains("Transcript 1. VoiceOver. Not verified in this build."))
    #expect(page.contains("Size, Small, Adjustable"))
    #expect(page.contains("<li class=\"gesture\">You: swipe up</li>"))
    #expect(!page.contains("class=\"legend\""))
  }

  @Test func `a walk without gestures tells the number of its stops`() throws {
    let page = try LittleBook("```voiceover v\nA\nB\nC\n```\n").page()
    #expect(page.contains("Transcript 1. VoiceOver, 3 stops. Not verified in this build."))
  }

  @Test func `only the count is shown where only the count is asked for`() throws {
    let page = try LittleBook("```voiceover v expect=\"12 stops\"\n```\n").page()
    #expect(page.contains("Transcript 1. VoiceOver, 12 stops."))
    #expect(!page.contains("<ol>"))
  }

  @Test func `a page in Russian shows gestures and events in Russian`() throws {
    let page = try LittleBook(
      "```voiceover v\nРазмер\n> swipe up\n[limit]\n[activated Размер]\n```\n",
      language: "ru"
    ).page()
    #expect(page.contains("<li class=\"gesture\">Вы: смахнуть вверх</li>"))
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
  func `every event of the notation has Russian words`(event: String, words: String) throws {
    let page = try LittleBook("```voiceover v\n[\(event)]\n```\n", language: "ru").page()
    #expect(page.contains("<li class=\"event\">[\(words)]</li>"))
  }

  @Test func `a transcript in another language says so and has that language`() throws {
    let page = try LittleBook("```voiceover v lang=ru\nКупить, Кнопка\n```\n").page()
    #expect(page.contains("VoiceOver in Russian, 1 stop."))
    #expect(page.contains("<li lang=\"ru\">"))
  }

  @Test func `Voice Control's names are shown as it shows them`() throws {
    let page = try LittleBook("```voicecontrol v\n> show names\nBuy · Close\n```\n").page()
    #expect(page.contains("Transcript 1. Voice Control."))
    #expect(page.contains("Buy · Close"))
  }

  @Test func `the text edition numbers what is said`() throws {
    let text = try LittleBook(fence).text([5: .spoken(walkthrough)])
    #expect(
      text.contains(
        """
        Transcript 1. VoiceOver. Verified.

        1. Size, Small, Adjustable
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
