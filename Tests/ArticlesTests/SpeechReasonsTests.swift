import AccessibilityTree
import AssistiveTechnology
import BookTestSupport
import SnippetMessages
import SnippetNotation
import SpeechRules
import Testing

struct SpeechReasonsTests {
  private let fence = """
    ```voiceover size
    Size
    ```

    """

  private func walkthrough(
    _ parts: [UtterancePart],
    language: String = "en"
  ) -> SnippetReport.Verdict {
    .spoken(
      Walkthrough(
        technology: .voiceOver,
        language: language,
        transcript: Transcript(entries: [
          .spoken(Utterance(parts: parts, language: language), element: nil)
        ])
      )
    )
  }

  private var parts: [UtterancePart] {
    let heard = UtterancePart.Wording(certainty: .heard, source: "captures-27")
    let guess = UtterancePart.Wording(certainty: .concluded)
    return (1...10).map { UtterancePart(.label, "Text \($0)", rule: .textOrder) } + [
      UtterancePart(.trait, "Button", rule: .traitButton, wording: heard),
      UtterancePart(.trait, "Button", rule: .traitButton, wording: heard),
      UtterancePart(.trait, "Folded", rule: .traitOrder, wording: guess),
    ]
  }

  @Test func `a reason is a sentence, not the name of its rule`() throws {
    let page = try LittleBook(fence).page([5: walkthrough(parts)])
    for rule in ["trait-button", "text-order", "trait-order"] {
      #expect(page.contains("#rule-\(rule)"))
      #expect(!page.contains(">\(rule)<"))
    }
  }

  @Test func `guesses come first, and each word of a rule is listed once`() throws {
    let page = try LittleBook(fence).page([5: walkthrough(parts)])
    let start = try #require(page.firstRange(of: "<details>")?.lowerBound)
    let reasons = page[start...]
    let guesses = try #require(reasons.firstRange(of: "Guesses:")?.lowerBound)
    let word = try #require(reasons.firstRange(of: "Folded (a guess)")?.lowerBound)
    let button = try #require(reasons.firstRange(of: "#rule-trait-button")?.lowerBound)
    #expect(guesses < word)
    #expect(word < button)
    #expect(reasons.contains(#/#rule-trait-button"?>[^<]+ [^<]+[^.]<\/a>: Button<\/li>/#))
  }

  @Test func `a part without words is not an example`() throws {
    let silent = [
      UtterancePart(.label, "", rule: .textOrder), UtterancePart(.label, "Size", rule: .textOrder),
    ]
    let page = try LittleBook(fence).page([5: walkthrough(silent)])
    #expect(page.contains("label, value, hint</a>: Size</li>"))
  }

  @Test func `events, commands and shown names have rules`() throws {
    let guess = UtterancePart(
      .label,
      "Button",
      rule: .voiceFallback,
      wording: UtterancePart.Wording(certainty: .certain, source: "APL:uia")
    )
    let name = UtterancePart(.label, "Buy", rule: .voiceInputLabels)
    let verdict = SnippetReport.Verdict.spoken(
      Walkthrough(
        technology: .voiceControl,
        language: "en",
        transcript: Transcript(entries: [
          .command(WrittenCommand(VoiceCommand.show(.names))),
          .shown("Buy · Button", parts: [name, guess]), .event(.noMatch),
          .event(.focusLost),
        ])
      )
    )
    let page = try LittleBook("```voicecontrol size\n> show names\n```\n").page([5: verdict])
    #expect(page.contains("Computed, with a guess: Button, focus lost."))
    let guesses = try #require(page.firstRange(of: "Guesses:")?.lowerBound)
    let reasons = page[guesses...]
    #expect(reasons.contains("#rule-focus-lost"))
    #expect(reasons.contains(#/#rule-voice-fallback"?>[^<]+<\/a>: Button<\/li>/#))
    #expect(reasons.contains(#/#rule-voice-input-labels"?>[^<]+<\/a>: Buy<\/li>/#))
    #expect(reasons.contains("#rule-voice-overlay-once"))
    #expect(reasons.contains("#rule-voice-part-of-name"))
  }

  @Test func `texts of the app are abbreviated`() throws {
    let page = try LittleBook(fence).page([5: walkthrough(parts)])
    #expect(page.contains(#/#rule-text-order"?>[^<]+<\/a>: Text 1; Text 2; …<\/li>/#))
  }

  @Test func `words in another language are marked`() throws {
    let verdict = walkthrough(
      [
        UtterancePart(
          .trait,
          "Кнопка",
          rule: .traitButton,
          wording: UtterancePart.Wording(certainty: .heard)
        )
      ],
      language: "ru"
    )
    let page = try LittleBook(fence).page([5: verdict])
    let reason = #/#rule-trait-button"?>[^<]+<\/a>: <span lang="ru">Кнопка<\/span><\/li>/#
    #expect(page.contains(reason))
  }

  @Test func `texts of the app in a third script are marked`() throws {
    let verdict = walkthrough(
      [
        UtterancePart(.label, "סגור", rule: .textOrder),
        UtterancePart(.label, "Закрыто", rule: .textOrder),
      ],
      language: "ru"
    )
    let page = try LittleBook(fence).page([5: verdict])
    let start = try #require(page.firstRange(of: #/#rule-text-order"?>[^<]+<\/a>: /#))
    let words = String(page[start.upperBound...].prefix { $0 != "\n" })
    #expect(words.hasPrefix("<span lang=\"he\" dir=\"rtl\">סגור</span>"))
    #expect(words.contains("<span lang=\"ru\">; Закрыто</span>"))
  }

  @Test func `the plain text includes the collapsed list`() throws {
    let text = try LittleBook(fence).text([5: walkthrough(parts)])
    #expect(text.contains("Why these words"))
    #expect(!text.contains("trait-order"))
    #expect(text.contains("Text 1; Text 2; …"))
  }

  @Test func `a page without computed transcripts has no reasons`() throws {
    let page = try LittleBook(fence).page()
    #expect(!page.contains("<details"))
  }
}
