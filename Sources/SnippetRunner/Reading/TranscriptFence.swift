import Markdown

/// A fence that holds what an assistive technology says or accepts.
struct TranscriptFence: Hashable, Sendable {
  /// The fence.
  var fence: Fence
  /// The assistive technology.
  var technology: Walkthrough.Technology
  /// The Swift expression whose value is put on the screen.
  var expression: String
  /// The column of the expression in characters, from 1.
  var expressionColumn: Int
  /// The settings.
  var options: TranscriptOptions
  /// What a `screen` fence shows beside its screen, for comparison.
  var before: Expression?
  /// Whether the screen is drawn.
  var isDrawn = false

  /// A Swift expression and its place.
  struct Expression: Hashable, Sendable {
    /// The code.
    var code: String
    /// The column in characters, from 1.
    var column: Int
  }

  /// Whether the fence is a `screen` fence, whose body is a caption.
  var isScreen: Bool { fence.info.name == "screen" }

  /// The expressions in the order in which they are shown.
  var expressions: [Expression] {
    [before, Expression(code: expression, column: expressionColumn)].compactMap(\.self)
  }
}

extension TranscriptFence {
  /// The gestures or commands of the body, in their order.
  var script: [String] {
    guard !isScreen else { return [] }
    return fence.body.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }
}
