import Markdown

/// A fence with the expected speech, commands or drawing of a screen, such as ```` ```voiceover
/// ```` or ```` ```screen ````.
///
/// It is what a page writes; ``screen`` is what the program is asked for.
package struct TranscriptFence: Hashable, Sendable {
  package var fence: Fence
  package var screen: ShownScreen
  package var expectation = Expectation.body
  var comparison: Comparison?

  /// What the computed lines are compared with.
  package enum Expectation: Hashable, Sendable {
    /// The lines of the fence.
    case body
    /// The value of `expect=`, which replaces a body.
    case stops(Int)
    /// Nothing, so that any lines are accepted.
    case anything
  }

  /// A `same-as=` or `differs-from=` option.
  struct Comparison: Hashable, Sendable {
    var isSame: Bool
    var block: String
    var column: Int
  }

  package var isScreen: Bool { fence.isScreen }
}

extension Fence {
  var isScreen: Bool { info.name == "screen" }
}
