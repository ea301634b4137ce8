import AssistiveTechnology
import Markdown
package import SnippetMessages
import SpeechRules

/// A fence with the expected speech, commands or drawing of a screen, such as ```` ```voiceover
/// ```` or ```` ```screen ````.
package struct TranscriptFence: Hashable, Sendable {
  package var fence: Fence
  package var technology: Walkthrough.Technology
  package var expression: String
  var expressionColumn: Int
  package var settings: ScreenSettings
  /// The value of `expect=`, which replaces a body.
  package var expectedStops: Int?
  /// The screen that a `screen` fence shows next to its own for comparison.
  package var before: Expression?
  /// The text sizes at which a `screen` fence shows its screen side by side; empty for a single
  /// size.
  package var sizes: [TextSize] = []
  /// The name of the item that the Large Content Viewer of a `screen` fence enlarges.
  package var enlarged: String?
  package var isDrawn = false
  /// Whether the fence expects nothing, so that any computed lines are accepted.
  package var acceptsAnyLines = false
  package var template: String?
  var comparison: Comparison?

  /// A `same-as=` or `differs-from=` option.
  struct Comparison: Hashable, Sendable {
    var isSame: Bool
    var block: String
    var column: Int
  }

  package struct Expression: Hashable, Sendable {
    package var code: String
    package var column: Int
  }

  package var isScreen: Bool { fence.info.name == "screen" }

  package var expressions: [Expression] {
    let shown = Expression(code: expression, column: expressionColumn)
    return sizes.isEmpty ? [before, shown].compactMap(\.self) : sizes.map { _ in shown }
  }
}

extension TranscriptFence {
  package var script: [String] {
    guard !isScreen else { return [] }
    return fence.body.compactMap { Transcript.Entry.command(in: $0) }
  }

  package var request: ScreenRequest {
    var request = ScreenRequest(
      technology: technology,
      settings: settings,
      script: script,
      isDrawn: isDrawn
    )
    request.enlarged = enlarged
    return request
  }

  package var requests: [ScreenRequest] {
    guard !sizes.isEmpty else { return expressions.map { _ in request } }
    return sizes.map { size in
      var request = request
      request.settings.text = size
      return request
    }
  }
}
