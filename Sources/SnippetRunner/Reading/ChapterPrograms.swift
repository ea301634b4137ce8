import Diagnostics

/// What a chapter asks of the snippet runner.
struct ChapterPrograms: Sendable {
  /// The programs in the order of the page.
  var programs: [Program]
  /// The fences shown without a check, with their reasons.
  var shown: [FencePlace: String]
  /// What is wrong with the notation.
  var diagnostics: [Diagnostic]
}

extension ChapterPrograms {
  /// What several chapters ask for, with numbers that run through all of them.
  static func read(_ chapters: [ChapterSource]) -> ChapterPrograms {
    chapters.reduce(into: ChapterPrograms(programs: [], shown: [:], diagnostics: [])) {
      all,
      chapter in
      let read = ProgramReader.read(chapter, firstNumber: all.programs.count)
      all.programs += read.programs
      all.shown.merge(read.shown) { first, _ in first }
      all.diagnostics += read.diagnostics
    }
  }
}
