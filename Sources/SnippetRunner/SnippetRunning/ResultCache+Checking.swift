import ParallelMapping
import SnippetCompiling
import SnippetNotation

extension ResultCache {
  /// Judges programs by their cached results; checks the others and caches theirs.
  ///
  /// - Throws: what checking throws.
  func check(
    _ programs: [Program],
    with checker: ProgramChecker,
    progress: @Sendable (CheckProgress) -> Void
  ) async throws -> Judgement {
    var judgement = Judgement()
    var unknown: [Program] = []
    let results = programs.parallelMap { store.result(for: environment.key(of: $0)) }
    for (program, result) in zip(programs, results) {
      if let result {
        judgement.merge(checker.judge(program, by: result))
      } else {
        unknown.append(program)
      }
    }
    progress(.remembered(programs.count - unknown.count))
    let knowsSamples =
      checker.modules.samples.isEmpty || store.result(for: environment.samplesKey) != nil
    guard !unknown.isEmpty || !knowsSamples else { return judgement }
    var checker = checker
    if knowsSamples, !unknown.contains(where: { $0.importedNames.contains(SamplesModule.name) }) {
      checker.modules.samples = []
    }
    if checker.stopsAtFirstFailure, !judgement.diagnostics.isEmpty { return judgement }
    let answer = try await checker.check(unknown, progress: progress)
    judgement.merge(answer.judgement)
    var added = answer.results.map { (environment.key(of: $0.program), $0.result) }
    if answer.hasCompiledSamples, !checker.modules.samples.isEmpty {
      added.append((environment.samplesKey, .compiled))
    }
    store.keep(added)
    return judgement
  }
}
