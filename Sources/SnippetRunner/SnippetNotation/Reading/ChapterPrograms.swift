package import Diagnostics

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
}
