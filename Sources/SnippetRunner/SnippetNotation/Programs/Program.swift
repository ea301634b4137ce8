package import AccessibilityTree
import SnippetMessages

/// Code that is compiled and run as a unit: a block, the blocks that continue it, and the fences
/// that check them.
package struct Program: Hashable, Sendable {
  /// The index of the program in this run; it names the generated file and the entry function.
  ///
  /// ``ChapterPrograms/read(_:)`` assigns it once all chapters are read.
  package var number: Int
  package var steps: [Step]
  package var purpose: Purpose
  package var language: String
  package var speech: Speech?
  package var look = SystemLook.iOS26
  /// The values of the template placeholders by name; `nil` for the blocks of a page.
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

  package enum Step: Hashable, Sendable {
    case code(SwiftBlock, expectedOutput: Fence?)
    case transcript(TranscriptFence)
  }

  package enum Purpose: Hashable, Sendable {
    case run
    case compile
    case fail(message: Fence?)
  }

  package var entry: String { "by_ear_entry_\(number)" }
  package var fileName: String { "program_\(number)" }

  package var blocks: [SwiftBlock] {
    steps.compactMap { step in
      if case .code(let block, _) = step { block } else { nil }
    }
  }

  /// The device language for a step: that of the next transcript, or else of the page.
  package func language(at step: Int) -> String {
    settings(after: step)?.language ?? language
  }

  package func look(at step: Int) -> SystemLook {
    settings(after: step)?.shownLook ?? look
  }

  private func settings(after step: Int) -> ScreenSettings? {
    for case .transcript(let transcript) in steps[step...] { return transcript.screen.settings }
    return nil
  }

  package var place: FenceLocation? { blocks.last?.fence.place }

  package var templatePlace: FenceLocation? {
    guard texts != nil, let place else { return nil }
    return FenceLocation(path: place.path, line: place.line)
  }
}
