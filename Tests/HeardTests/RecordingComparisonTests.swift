import Diagnostics
import Heard
import SnippetNotation
import Testing

struct RecordingComparisonTests {
  @Test(arguments: [
    ("Close, Button", "Close Button", RecordingVerdict.same),
    (
      "Alerts, Switch button, on, Double tap to toggle setting",
      "Alerts Switch button on Double tap to toggle setting.", .same
    ),
    ("Close,  Button", "Close\u{A0}Button", .same),
    ("Close, button", "Close Button", .letterCase),
    (
      "Daily digest, Button, Sends one message each evening instead of many",
      "Daily digest Button Sends one message each evening instead of ma", .sameUntilCut
    ),
    ("Close, Button", "Close", .wordsDiffer),
  ])
  func `a comparison depends only on words`(
    expected: String,
    heard: String,
    verdict: RecordingVerdict
  ) {
    let screen = RecordedScreen(lines: [RecordedLine(heard, step: .current)])
    let rows = RecordingComparison([expected], screen, channel: "XCUIVoiceOverService").rows
    #expect(rows.map(\.verdict) == [verdict])
  }

  @Test func `missing and extra lines are found at their position`() {
    let screen = RecordedScreen(lines: [
      RecordedLine("VoiceOver on", step: .current), RecordedLine("Tea Button", step: .forward),
      RecordedLine("Advertisement", step: .forward), RecordedLine("Total 3", step: .forward),
      RecordedLine("Total 3", step: .forward), RecordedLine("Total 3", step: .forward),
    ])
    let comparison = RecordingComparison(
      ["Milk, Button", "Tea, Button", "Total 3"],
      screen,
      channel: "XCUIVoiceOverService"
    )
    #expect(comparison.rows.map(\.verdict) == [.missing, .same, .extra, .same])
    #expect(RecordingComparison.summary(of: comparison.rows) == "2 same, 1 missing, 1 extra")
  }

  @Test func `the first element is taken from the way back`() {
    let screen = RecordedScreen(lines: [
      RecordedLine("Shop Milk Button", step: .current), RecordedLine("Tea Button", step: .forward),
      RecordedLine("Milk Button", step: .backward),
    ])
    #expect(screen.walk.map(\.utterance) == ["Milk Button", "Tea Button"])
  }

  @Test(arguments: [
    (["Tea"], ["Tea", "Tea", "Tea"], ["Tea", "Tea", "Tea"]),
    (["Tea", "Milk"], ["Milk", "Milk", "Milk"], ["Tea", "Tea", "Tea"]),
    (["Tea", "Milk", "Milk"], ["Milk", "Milk", "Milk"], ["Milk", "Tea", "Tea", "Tea"]),
    (["Tea", "Tea", "Milk"], ["Tea", "Milk", "Milk", "Milk"], ["Tea", "Tea", "Tea"]),
  ])
  func `repetitions at the ends are not elements, equal neighbours are`(
    elements: [String],
    there: [String],
    back: [String]
  ) {
    for current in ["VoiceOver on", "Shop Tea"] {
      let screen = RecordedScreen(
        lines: [RecordedLine(current, step: .current)]
          + there.map { RecordedLine($0, step: .forward) }
          + back.map { RecordedLine($0, step: .backward) }
      )
      #expect(screen.walk.map(\.utterance) == elements)
    }
  }

  @Test func `a difference is a finding unless a note explains it`() {
    let line = ExpectedScreen.Line(
      parts: [.init(role: "label", text: "Tea"), .init(role: "trait", text: "Button")],
      caption: "Tea, Button"
    )
    let screen = ExpectedScreen(id: "a#1", path: "a.md", line: 4, language: "en", lines: [line])
    var run = RecordedRun(
      address: "https://example.org/1",
      channel: "XCUIVoiceOverService",
      system: "iOS 27.0",
      day: "2026-11-23",
      language: "en",
      screens: [RecordedScreen(id: "a#1", lines: [RecordedLine("Tea Link", step: .current)])]
    )
    let findings = { (run: RecordedRun) in
      RecordingEvidence(files: [.init(path: "a.json", run: run)]).findings(for: [screen])
    }
    #expect(findings(run).map(\.details) == [["-Tea Button", "+Tea Link"]])
    run.screens[0].note = "The simulator was slow."
    #expect(findings(run).isEmpty)
    run.screens[0].lines = [RecordedLine("Tea Button", step: .current)]
    let evidence = RecordingEvidence(files: [.init(path: "a.json", run: run)])
    let records = evidence.records(for: [screen])[FenceLocation(path: "a.md", line: 4)]
    #expect(records?.isWhole == true)
    #expect(records?.lines[0]?.system == "iOS 27.0")
    run.screens[0].lines = [RecordedLine("Tea Link", step: .current)]
    // The report lists all recordings, regardless of the chapters.
    let report = evidence.marking(SnippetReport(), of: [])
    #expect(report.recordings.map(\.lines) == [run.screens.flatMap(\.lines).count])
    #expect(report.recordings.map(\.address) == [run.address])
    let both = RecordingEvidence(files: evidence.files + [.init(path: "b.json", run: run)])
    let noted = both.records(for: [screen])[FenceLocation(path: "a.md", line: 4)]
    #expect(noted?.isWhole == true)
    run.screens[0].note = nil
    let torn = RecordingEvidence(files: evidence.files + [.init(path: "b.json", run: run)])
    let unsettled = torn.records(for: [screen])[FenceLocation(path: "a.md", line: 4)]
    #expect(unsettled?.isWhole == false)
  }
}
