package import AccessibilityTree
package import Diagnostics
import SnippetMessages

/// The programs of one or more chapters, and the findings about their notation.
package struct ChapterPrograms: Sendable {
  package var programs: [Program]
  package var shown: [FenceLocation: String]
  package var diagnostics: [Diagnostic]

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

  /// Returns the programs with a default look for all screens that don't set their own.
  package func applyingDefaultLook(as look: SystemLook) -> ChapterPrograms {
    guard look != .iOS26 else { return self }
    var all = self
    for index in all.programs.indices {
      all.programs[index].look = look
      all.programs[index].steps = all.programs[index].steps.map { step in
        guard case .transcript(var fence) = step, fence.screen.settings.look == nil else {
          return step
        }
        fence.screen.settings.look = look
        return .transcript(fence)
      }
    }
    return all
  }
}
