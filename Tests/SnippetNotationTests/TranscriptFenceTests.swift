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
}
