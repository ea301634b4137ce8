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
