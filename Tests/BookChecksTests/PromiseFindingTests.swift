import AccessibilityTree
import AssistiveTechnology
import BookChecks
import BookModel
import BookTestSupport
import Diagnostics
import SnippetMessages
import SnippetNotation
import SpeechRules
import Testing

/// The findings about what the last screens of a book do, and what a fix takes away.
struct PromiseFindingTests {
  private static let line = 6

  private func ids(
    _ report: SnippetReport,
    allowing comment: String = "",
    before text: String = ""
  ) throws -> [String] {
    let book = LittleBook("\(comment)\n```voiceover row\nPizza, Button\n```\n\(text)")
    let read = try #require(Book.read(book.files).book)
    #expect(BookChecks.check(read).isEmpty)
    return BookChecks.check(promisesOf: read, in: report).map(\.id)
  }

  private func report(_ kind: BrokenPromise.Kind) -> SnippetReport {
    var report = SnippetReport(verdicts: [place: .broken])
    report.brokenPromises = [place: [BrokenPromise(kind, name: "Pizza", type: "button")]]
    return report
  }

  private var place: FenceLocation {
    FenceLocation(path: LittleBook("").path, line: Self.line)
  }

  @Test(
    arguments: zip(
      BrokenPromise.Kind.allCases,
      ["unanswered-activation", "unanswered-activation", "endless-adjustable", "idle-event"]
    )
  )
  func `each broken promise is a finding`(kind: BrokenPromise.Kind, id: String) throws {
    #expect(try ids(report(kind)) == [id])
  }

  @Test func `the section that shows the problem may break promises`() throws {
    let sections = "\n## The fix\n\nText.\n\n## Limits\n\nText.\n"
    #expect(try ids(report(.unanswered), before: sections) == [])
  }

  @Test func `a comment with a reason allows a finding`() throws {
    let comment = "<!-- allow: unanswered-activation the row before the fix -->"
    #expect(try ids(report(.unanswered), allowing: comment) == [])
  }

  @Test func `a comment that allows nothing is reported once the chapter was run`() throws {
    let comment = "<!-- allow: unanswered-activation the row before the fix -->"
    let run = SnippetReport(verdicts: [place: .broken])
    #expect(try ids(run, allowing: comment) == ["unused-allowance"])
    #expect(try ids(SnippetReport(), allowing: comment) == [])
  }

  private func screen(_ elements: [AccessibilityElement]) -> Walkthrough {
    let entries = elements.map { element in
      Transcript.Entry.spoken(
        Utterance(parts: [UtterancePart(.label, element.label ?? "")], language: "en"),
        element: element
      )
    }
    return Walkthrough(
      technology: .voiceOver,
      language: "en",
      transcript: Transcript(entries: entries)
    )
  }

  private func element(
    _ label: String,
    _ traits: AccessibilityTraits = .button,
    x: Double = 0,
    actions: [String] = []
  ) -> AccessibilityElement {
    var element = AccessibilityElement(
      id: ElementID(Int(x) + label.count),
      label: label,
      traits: traits,
      frame: Rect(x: x, y: 0, width: 50, height: 50)
    )
    element.customActions = actions.map { CustomAction(name: $0) }
    return element
  }

  private func losses(
    _ before: [AccessibilityElement],
    _ after: [AccessibilityElement]
  ) throws
    -> [String]
  {
    let verdict = SnippetReport.Verdict.drawn(before: screen(before), after: screen(after))
    return try ids(SnippetReport(verdicts: [place: verdict]))
  }

  @Test func `a button that is gone after the fix is reported`() throws {
    let sizes = [element("Small"), element("Large", x: 100)]
    #expect(try losses(sizes, [element("Large", x: 100)]) == ["lost-reach"])
    #expect(try losses(sizes, [element("Text", .staticText)]) == ["lost-reach", "lost-reach"])
  }

  @Test func `what is kept in another way is not reported`() throws {
    let sizes = [element("Small"), element("Large", x: 100)]
    // Renamed at its place, merged with an action, moved elsewhere.
    #expect(try losses([element("ic_close")], [element("Close")]) == [])
    let merged = element("Pizza", x: 300, actions: ["Small", "Large"])
    #expect(try losses(sizes, [merged]) == [])
    #expect(try losses([element("Small")], [element("Small size", x: 300)]) == [])
    // What could not be used before isn't lost.
    #expect(try losses([element("Note", .staticText)], []) == [])
    #expect(try losses([element("Closed", [.button, .notEnabled])], []) == [])
  }
}
