package import AccessibilityTree
import SnippetMessages

/// Code that is compiled and run as one: a block, the blocks that continue it, and what is asked
/// of them.
package struct Program: Hashable, Sendable {
  /// The number of the program in this run, from 0; names its file and its entry.
  ///
  /// Programs of chapters get it when all chapters are read, by ``ChapterPrograms/read(_:)``.
  package var number: Int
  package var steps: [Step]
  package var purpose: Purpose
  /// The language of the page, as a BCP 47 tag.
  package var language: String
  /// What is spoken of a program that is a whole file; `nil` for the blocks of a page.
  package var speech: Speech?
  /// The look of screens that ask for none.
  package var look = SystemLook.iOS26
  /// The texts by the names that stand for them in the templates of its steps; `nil` for the blocks of a
  /// page.
  package var texts: [String: String]?

  package init(
    number: Int = 0,
    steps: [Step],
    purpose: Purpose,
    language: String = "en",
    speech: Speech? = nil
  ) {
    self.number = number
    self.steps = steps
    self.purpose = purpose
    self.language = language
    self.speech = speech
  }

  /// A part of a program that is judged by itself.
  package enum Step: Hashable, Sendable {
    case code(SwiftBlock, expectedOutput: Fence?)
    /// A screen that is read or operated.
    case transcript(TranscriptFence)
  }

  /// What is done with a program.
  package enum Purpose: Hashable, Sendable {
    case run
    case compile
    /// Compiled in the expectation that its last block fails, with this message.
    case fail(message: Fence?)
  }

  /// The function the host calls.
  package var entry: String { "by_ear_entry_\(number)" }
  /// The name of the generated file, without its extension.
  package var fileName: String { "program_\(number)" }

  /// The blocks of code in their order.
  package var blocks: [SwiftBlock] {
    steps.compactMap { step in
      if case .code(let block, _) = step { block } else { nil }
    }
  }

  /// The language of the device while a step runs: that of the screen it leads to, else that of the page.
  package func language(at step: Int) -> String {
    settings(after: step)?.language ?? language
  }

  /// The look of the system while a step runs: that of the screen it leads to, else that of the book.
  package func look(at step: Int) -> SystemLook {
    settings(after: step)?.shownLook ?? look
  }

  private func settings(after step: Int) -> ScreenSettings? {
    for case .transcript(let transcript) in steps[step...] { return transcript.settings }
    return nil
  }

  package var place: FencePlace? { blocks.last?.fence.place }

  /// The place of the template that the program was made of; `nil` for the blocks of a page.
  package var templatePlace: FencePlace? {
    guard texts != nil, let place else { return nil }
    return FencePlace(path: place.path, line: place.line)
  }
}
