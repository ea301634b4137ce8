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
}

extension TranscriptFence {
  /// The gestures or commands of the body, in their order.
  var script: [String] {
    fence.body.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }
}
