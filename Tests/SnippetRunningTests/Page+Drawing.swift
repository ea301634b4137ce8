import Diagnostics
import ScreenDrawing
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

extension Page {
  /// Returns the drawing of a block's screen; any finding fails the test.
  static func drawing(
    _ code: String,
    _ fence: String,
    at source: Testing.SourceLocation = #_sourceLocation
  ) async throws -> ScreenDrawing {
    let page = Page("```swift\nimport UIKit\n\(code)\n```\n\n1️⃣```\(fence)\nA screen.\n```\n")
    let report = await page.check().report
    #expect(report.diagnostics.map(\.summary) == [], sourceLocation: source)
    let verdict = report.verdicts[page.fence("1️⃣")]
    let drawing =
      if case .drawn(nil, let screen)? = verdict { screen.drawing } else { nil as ScreenDrawing? }
    return try #require(drawing, sourceLocation: source)
  }
}
