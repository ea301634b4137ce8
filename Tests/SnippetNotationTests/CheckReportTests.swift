import AssistiveTechnology
import Foundation
import SnippetNotation
import SpeechRules
import Testing

struct CheckReportTests {
  private static let chapters = [
    ChapterSource(path: "Content/ru/a.md", language: "ru", text: ""),
    ChapterSource(path: "Content/en/a.md", language: "en", text: ""),
    ChapterSource(path: "Content/en/b.md", language: "en", text: ""),
  ]

  // The silence of this stop was never reported, so it is a guess.
  private static let silence = Transcript.Entry.spoken(
    Utterance(parts: [], language: "en"),
    element: nil
  )

  private func report(_ verdicts: [(String, Int, SnippetReport.Verdict)]) -> CheckReport {
    let verdicts = verdicts.map { (FenceLocation(path: $0.0, line: $0.1), $0.2) }
    return CheckReport(
      SnippetReport(verdicts: Dictionary(uniqueKeysWithValues: verdicts)),
      of: Self.chapters
    )
  }

  private func spoken(
    _ technology: Walkthrough.Technology,
    _ entries: [Transcript.Entry] = []
  ) -> SnippetReport.Verdict {
    let transcript = Transcript(entries: entries)
    return .spoken(Walkthrough(technology: technology, language: "en", transcript: transcript))
  }

  @Test
  func
    `each verdict is counted by kind and language of its chapter, transcripts by certainty`()
  {
    let report = report([
      ("Content/ru/a.md", 1, .ran), ("Content/ru/a.md", 2, .compiled),
      ("Content/ru/a.md", 3, .failedAsExpected), ("Content/ru/a.md", 4, .matched),
      ("Content/ru/a.md", 5, .broken), ("Content/ru/a.md", 6, spoken(.voiceOver, [Self.silence])),
      ("Content/en/a.md", 1, spoken(.voiceControl)), ("Content/en/a.md", 2, .shown(reason: "R")),
      ("Content/en/b.md", 1, .ran), ("elsewhere.md", 1, .ran),
    ])
    var russian = CheckReport.Counts()
    (russian.ran, russian.compiled, russian.rejected) = (1, 1, 1)
    (russian.lines, russian.matched, russian.broken) = (1, 1, 1)
    russian.voiceOver = TranscriptCounts(guessed: 1)
    var english = CheckReport.Counts()
    (english.ran, english.shown) = (1, 1)
    english.voiceControl = TranscriptCounts(computed: 1)
    var all = russian
    (all.ran, all.shown, all.voiceControl) = (2, 1, english.voiceControl)
    #expect(report.languages.map(\.language) == ["ru", "en"])
    #expect(report.languages.map(\.counts) == [russian, english])
    #expect(report.all == all)
  }

  @Test func `unchecked blocks are listed by path and line, with their reasons`() {
    let report = report([
      ("Content/en/b.md", 3, .shown(reason: "C")), ("Content/en/a.md", 20, .shown(reason: "B")),
      ("Content/en/a.md", 7, .shown(reason: "A")),
    ])
    #expect(report.languages.map { $0.shown.map(\.reason) } == [[], ["A", "B", "C"]])
    #expect(report.languages[1].shown.map(\.line) == [7, 20, 3])
  }

  @Test func `the report can be encoded and decoded`() throws {
    let report = report([("Content/en/a.md", 7, .shown(reason: "A")), ("Content/ru/a.md", 1, .ran)])
    let data = try JSONEncoder().encode(report)
    #expect(try JSONDecoder().decode(CheckReport.self, from: data) == report)
  }
}
