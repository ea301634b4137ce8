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
    for program in programs {
      if let result = store.result(for: environment.key(of: program)) {
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
    for (program, result) in answer.results {
      store.keep(result, for: environment.key(of: program))
    }
    if answer.hasCompiledSamples, !checker.modules.samples.isEmpty {
      store.keep(.compiled, for: environment.samplesKey)
    }
    store.removeOldest()
    return judgement
  }
}
