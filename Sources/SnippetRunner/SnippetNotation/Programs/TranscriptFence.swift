import AssistiveTechnology
import Markdown
package import SnippetMessages
import SpeechRules

/// A fence that holds what an assistive technology says or accepts.
package struct TranscriptFence: Hashable, Sendable {
  package var fence: Fence
  package var technology: Walkthrough.Technology
  /// The Swift expression whose value is put on the screen.
  package var expression: String
  /// The column of the expression in characters, from 1.
  var expressionColumn: Int
  /// The device and what its user has chosen.
  package var settings: ScreenSettings
  /// The number of stops that stands in place of a body.
  package var expectedStops: Int?
  /// What a `screen` fence shows beside its screen, for comparison.
  package var before: Expression?
  /// The sizes of text at which a `screen` fence shows its screen, side by side; empty for one size.
  package var sizes: [TextSize] = []
  /// The item of a `screen` fence on which a finger rests, so that it is shown large.
  package var enlarged: String?
  package var isDrawn = false
  /// Whether nothing is promised of the lines, which are taken as they are computed.
  package var isOpen = false
  /// The expression as it stands in a file of data, where names stand for texts; `nil` for a fence of a
  /// page.
  package var template: String?
  /// With which other block the lines are compared.
  var comparison: Comparison?

  /// What a page promises of the same thing in another framework.
  struct Comparison: Hashable, Sendable {
    var isSame: Bool
    var block: String
    /// The column of the promise in characters, from 1.
    var column: Int
  }

  /// A Swift expression and its place.
  package struct Expression: Hashable, Sendable {
    package var code: String
    /// The column in characters, from 1.
    package var column: Int
  }

  /// Whether the fence is a `screen` fence, whose body is a caption.
  package var isScreen: Bool { fence.info.name == "screen" }

  /// The expressions in the order in which they are shown.
  package var expressions: [Expression] {
    let shown = Expression(code: expression, column: expressionColumn)
    return sizes.isEmpty ? [before, shown].compactMap(\.self) : sizes.map { _ in shown }
  }
}

extension TranscriptFence {
  /// The gestures or commands of the body, in their order.
  package var script: [String] {
    guard !isScreen else { return [] }
    return fence.body.compactMap { Transcript.Entry.command(in: $0) }
  }

  /// What the stage is asked to do.
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

  /// What the stage is asked to do with each of the expressions.
  package var requests: [ScreenRequest] {
    guard !sizes.isEmpty else { return expressions.map { _ in request } }
    return sizes.map { size in
      var request = request
      request.settings.text = size
      return request
    }
  }
}
