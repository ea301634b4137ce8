import Diagnostics
import SnippetNotation
import Testing

/// What a transcript fence shows, and what it expects.
struct TranscriptFenceTests {
  private struct NoTranscript: Error {}

  private func transcript(_ fence: String) throws -> TranscriptFence {
    let text = "```swift\nlet row = 1\n```\n\n```\(fence)\n```\n"
    let page = ChapterSource(path: "page.md", language: "en", text: text)
    let step = try #require(page.programs.programs.first?.steps.last)
    guard case .transcript(let transcript) = step else { throw NoTranscript() }
    return transcript
  }

  @Test(arguments: [
    ("voiceover row\nSoup", TranscriptFence.Expectation.body),
    ("voiceover row", TranscriptFence.Expectation.body),
    ("voiceover row expect=2 stops", TranscriptFence.Expectation.stops(2)),
    ("screen row expect=3 stops", TranscriptFence.Expectation.stops(3)),
  ])
  func `a fence expects its lines or a number of stops`(
    fence: String,
    expectation: TranscriptFence.Expectation
  ) throws {
    #expect(try transcript(fence).expectation == expectation)
  }

  @Test func `fences that expect other lines show the same screen`() throws {
    let soup = try transcript("voiceover row lang=ru\nSoup")
    let pie = try transcript("voiceover row lang=ru\nPie\nTea")
    #expect(soup.screen == pie.screen)
    #expect(soup != pie)
  }

  @Test func `gestures and settings belong to the screen, not to the expected lines`() throws {
    let walk = try transcript("voiceover row\nSoup")
    let swipe = try transcript("voiceover row\n> swipe right\nSoup")
    #expect(walk.screen.script == [])
    #expect(swipe.screen.script == ["swipe right"])
    #expect(walk.screen != swipe.screen)
    #expect(try transcript("voiceover row lang=ru\nSoup").screen != walk.screen)
  }

  @Test func `the body of a screen fence is a caption without gestures`() throws {
    #expect(try transcript("screen row\n> swipe right").screen.script == [])
  }

  private func page(_ fence: String, in language: String) -> ChapterPrograms {
    let text = "```swift\nlet row = 1\n```\n\n```\(fence)\n```\n"
    return ChapterSource(path: "page.md", language: language, text: text).programs
  }

  @Test(arguments: [
    ("voiceover row\nAcheter, bouton", "fr"),
    ("voiceover row os=18 hints=off\nΑγορά, κουμπί", "el"),
    ("voicecontrol row\n> show names", "ja"),
    ("keyboard row\n> tab", "ar"),
  ])
  func `a transcript in a language that the model lacks is reported, not computed`(
    fence: String,
    language: String
  ) {
    let page = page(fence, in: language)
    let finding = page.diagnostics.first
    #expect(page.diagnostics.map(\.id) == ["unspoken-language"])
    #expect(finding?.location?.line == 5)
    #expect(finding?.summary.contains("'\(language)'") == true)
    #expect(finding?.summary.contains("en, ru, de, zh-Hans") == true)
    #expect(finding?.help?.contains("'lang=en' after 'row'") == true)
    #expect(page.programs.map(\.steps.count) == [1])
  }

  @Test(arguments: [
    ("voiceover row lang=en\nAcheter, Button", "fr"),
    ("screen row\nLe panier.", "fr"),
    ("voiceover row\nSuppe", "de-AT"),
    ("voiceover row\n汤", "zh"),
  ])
  func `a transcript in a language of the model is computed`(fence: String, language: String) {
    let page = page(fence, in: language)
    #expect(page.diagnostics == [])
    #expect(page.programs.map(\.steps.count) == [2])
  }
}
