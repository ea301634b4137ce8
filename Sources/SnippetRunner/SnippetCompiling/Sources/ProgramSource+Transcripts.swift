import SnippetMessages
import SnippetNotation

extension ProgramSource {
  /// Puts each expression of a fence on a screen, and drives an assistive technology over it.
  mutating func write(_ transcript: TranscriptFence, step: Int) {
    let screens = zip(transcript.expressions, transcript.requests)
    for (index, (expression, request)) in screens.enumerated() {
      write(expression, request, of: transcript, name: "by_ear_screen_\(step)_\(index)")
    }
  }

  private mutating func write(
    _ expression: TranscriptFence.Expression,
    _ request: ScreenRequest,
    of transcript: TranscriptFence,
    name: String
  ) {
    let place = transcript.fence.place
    // The expression stands alone on its line, in the column of the page.
    let indent = String(repeating: " ", count: expression.column - 1)
    write(
      "let \(name): Any =\n\(indent)\(expression.code)",
      path: place.path,
      line: max(1, place.line - 1)
    )
    text += "await SnippetStage.Stage.show(\(name), \(request.json.swiftLiteral))\n"
  }
}
