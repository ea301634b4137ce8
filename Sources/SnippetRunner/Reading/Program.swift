/// Code that is compiled and run as one: a block, the blocks that continue it, and what is asked
/// of them.
struct Program: Hashable, Sendable {
  /// The number of the program in this run, from 0; names its file and its entry.
  var number: Int
  /// The steps in their order.
  var steps: [Step]
  /// What is done with the program.
  var purpose: Purpose
  /// What is spoken of a program that is a whole file; `nil` for the blocks of a page.
  var speech: FileSpeech?

  /// A part of a program that is judged by itself.
  enum Step: Hashable, Sendable {
    /// Code.
    case code(SwiftBlock, expectedOutput: Fence?)
    /// A screen that is read or operated.
    case transcript(TranscriptFence)
  }

  /// What is done with a program.
  enum Purpose: Hashable, Sendable {
    /// Compiled and run.
    case run
    /// Compiled.
    case compile
    /// Compiled in the expectation that its last block fails, with this message.
    case fail(message: Fence?)
  }

  /// The function the host calls.
  var entry: String { "aloud_entry_\(number)" }
  /// The name of the generated file, without its extension.
  var fileName: String { "program_\(number)" }

  /// The blocks of code in their order.
  var blocks: [SwiftBlock] {
    steps.compactMap { step in
      if case .code(let block, _) = step { block } else { nil }
    }
  }

  /// The place by which the program is known: that of its last block.
  var place: FencePlace? { blocks.last?.fence.place }
}
