import Diagnostics
import Heard
import SnippetNotation
import Testing

struct HeardComparisonTests {
  @Test(arguments: [
    ("Close, Button", "Close Button", HeardVerdict.same),
    (
      "Alerts, Switch button, on, Double tap to toggle setting",
      "Alerts Switch button on Double tap to toggle setting.", .same
    ),
    ("Close,  Button", "Close\u{A0}Button", .same),
    ("Close, button", "Close Button", .letterCase),
    (
      "Daily digest, Button, Sends one message each evening instead of many",
      "Daily digest Button Sends one message each evening instead of ma", .sameAsFarAsHeard
    ),
    ("Close, Button", "Close", .wordsDiffer),
  ])
  func `a comparison depends only on words`(
    expected: String,
    heard: String,
    verdict: HeardVerdict
  ) {
    let screen = HeardScreen(lines: [HeardLine(heard, step: .current)])
    let rows = HeardComparison([expected], screen, channel: "XCUIVoiceOverService").rows
    #expect(rows.map(\.verdict) == [verdict])
  }

  @Test func `missing and extra lines are found at their position`() {
    let screen = HeardScreen(lines: [
      HeardLine("VoiceOver on", step: .current), HeardLine("Tea Button", step: .forward),
      HeardLine("Advertisement", step: .forward), HeardLine("Total 3", step: .forward),
      HeardLine("Total 3", step: .forward), HeardLine("Total 3", step: .forward),
    ])
    let comparison = HeardComparison(
      ["Milk, Button", "Tea, Button", "Total 3"],
      screen,
      channel: "XCUIVoiceOverService"
    )
    #expect(comparison.rows.map(\.verdict) == [.missing, .same, .extra, .same])
    #expect(HeardComparison.summary(of: comparison.rows) == "2 same, 1 missing, 1 extra")
  }

  @Test func `the first element is taken from the way back`() {
    let screen = HeardScreen(lines: [
      HeardLine("Shop Milk Button", step: .current), HeardLine("Tea Button", step: .forward),
      HeardLine("Milk Button", step: .backward),
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
      let screen = HeardScreen(
        lines: [HeardLine(current, step: .current)] + there.map { HeardLine($0, step: .forward) }
          + back.map { HeardLine($0, step: .backward) }
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
    var run = HeardRun(
      address: "https://example.org/1",
      channel: "XCUIVoiceOverService",
      system: "iOS 27.0",
      day: "2026-11-23",
      language: "en",
      screens: [HeardScreen(id: "a#1", lines: [HeardLine("Tea Link", step: .current)])]
    )
    let findings = { (run: HeardRun) in
      HeardEvidence(files: [.init(path: "a.json", run: run)]).findings(for: [screen])
    }
    #expect(findings(run).map(\.details) == [["-Tea Button", "+Tea Link"]])
    run.screens[0].note = "The simulator was slow."
    #expect(findings(run).isEmpty)
    run.screens[0].lines = [HeardLine("Tea Button", step: .current)]
    let evidence = HeardEvidence(files: [.init(path: "a.json", run: run)])
    let records = evidence.records(for: [screen])[FencePlace(path: "a.md", line: 4)]
    #expect(records?.isWhole == true)
    #expect(records?.lines[0]?.system == "iOS 27.0")
    run.screens[0].lines = [HeardLine("Tea Link", step: .current)]
    // The report lists all recordings, regardless of the chapters.
    let report = evidence.marking(SnippetReport(), of: [])
    #expect(report.recordings.map(\.lines) == [run.screens.flatMap(\.lines).count])
    #expect(report.recordings.map(\.address) == [run.address])
    let both = HeardEvidence(files: evidence.files + [.init(path: "b.json", run: run)])
    let noted = both.records(for: [screen])[FencePlace(path: "a.md", line: 4)]
    #expect(noted?.isWhole == true)
    run.screens[0].note = nil
    let torn = HeardEvidence(files: evidence.files + [.init(path: "b.json", run: run)])
    let unsettled = torn.records(for: [screen])[FencePlace(path: "a.md", line: 4)]
    #expect(unsettled?.isWhole == false)
  }
}
