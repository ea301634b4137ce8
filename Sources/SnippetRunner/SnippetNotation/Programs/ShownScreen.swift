import AssistiveTechnology
package import SnippetMessages

/// The screen that a transcript fence shows, and how an assistive technology reads it.
///
/// The result of running a program depends on it, but not on the lines that the page expects.
package struct ShownScreen: Hashable, Sendable {
  package var technology: Walkthrough.Technology
  package var expression: String
  var expressionColumn: Int
  package var settings: ScreenSettings
  /// The gestures or commands; empty for a `screen` fence, whose body is its caption.
  package var script: [String] = []
  /// The screen that a `screen` fence shows next to its own for comparison.
  package var before: Expression?
  /// The text sizes at which a `screen` fence shows its screen side by side; empty for a single
  /// size.
  package var sizes: [TextSize] = []
  /// The name of the item that the Large Content Viewer of a `screen` fence enlarges.
  package var enlarged: String?
  package var isDrawn = false
  /// The expression with placeholders instead of texts; `nil` for a fence of a page.
  package var template: String?

  package struct Expression: Hashable, Sendable {
    package var code: String
    package var column: Int
  }

  package var expressions: [Expression] {
    let shown = Expression(code: expression, column: expressionColumn)
    return sizes.isEmpty ? [before, shown].compactMap(\.self) : sizes.map { _ in shown }
  }

  static func script(of fence: Fence) -> [String] {
    guard !fence.isScreen else { return [] }
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
