import AccessibilityTree
import AssistiveTechnology
import SnippetNotation

extension ProgramSource {
  /// Puts each expression of a fence on a screen, and drives an assistive technology over it.
  mutating func write(_ transcript: TranscriptFence, step: Int) {
    for (index, expression) in transcript.expressions.enumerated() {
      write(expression, of: transcript, name: "aloud_screen_\(step)_\(index)")
    }
  }

  private mutating func write(
    _ expression: TranscriptFence.Expression,
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
    let script = transcript.script.map(\.swiftLiteral).joined(separator: ", ")
    let drawn = transcript.isDrawn ? ", isDrawn: true" : ""
    let options = literal(transcript.options, text: transcript.options.text.category)
    text += """
      await SnippetStage.Stage.\(transcript.technology)(\(name), \(options), \
      [\(script)]\(drawn))

      """
  }

  /// The settings as an expression.
  /// - Parameter text: The size of text by UIKit's name; without one it stays what it is.
  func literal(_ options: TranscriptOptions, text: String? = nil) -> String {
    let size = text.map { ", text: \($0.swiftLiteral)" } ?? ""
    return """
      SnippetStage.StageOptions(\(options.language.swiftLiteral), hints: \(options.hints), \
      device: \(options.device.swiftLiteral), direction: \(options.direction.swiftLiteral), \
      os: \(options.os.rawValue), traits: \(options.traits.rawValue.swiftLiteral), \
      groups: \(options.groups)\(size))
      """
  }
}
