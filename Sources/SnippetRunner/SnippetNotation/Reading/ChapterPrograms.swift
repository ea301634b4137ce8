package import AccessibilityTree
package import Diagnostics
import SnippetMessages

/// What a chapter asks of the snippet runner.
package struct ChapterPrograms: Sendable {
  /// The programs in the order of the page.
  package var programs: [Program]
  /// The fences shown without a check, with their reasons.
  package var shown: [FencePlace: String]
  /// What is wrong with the notation.
  package var diagnostics: [Diagnostic]
}

extension ChapterPrograms {
  /// What several chapters ask for, with numbers that run through all of them.
  package static func read(_ chapters: [ChapterSource]) -> ChapterPrograms {
    chapters.reduce(into: ChapterPrograms(programs: [], shown: [:], diagnostics: [])) {
      all,
      chapter in
      for var program in chapter.programs.programs {
        program.number = all.programs.count
        all.programs.append(program)
      }
      all.shown.merge(chapter.programs.shown) { first, _ in first }
      all.diagnostics += chapter.programs.diagnostics
    }
  }

  /// The same programs with a look, but for screens that ask for one of their own.
  package func looking(as look: SystemLook) -> ChapterPrograms {
    guard look != .iOS26 else { return self }
    var all = self
    for index in all.programs.indices {
      all.programs[index].look = look
      all.programs[index].steps = all.programs[index].steps.map { step in
        guard case .transcript(var fence) = step, fence.settings.look == nil else { return step }
        fence.settings.look = look
        return .transcript(fence)
      }
    }
    return all
  }
}
