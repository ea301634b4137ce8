import Foundation
import SnippetCompiling
import SnippetNotation
import System

/// The results of earlier runs, as far as nothing around their programs has changed since.
package struct ResultCache: Sendable {
  /// What lies around the programs.
  package let environment: ProgramEnvironment
  /// The results, under keys that the environment is a part of.
  package let store: ResultStore

  /// Opens a cache in a folder, which need not exist yet.
  ///
  /// - Parameters:
  ///   - sizeLimit: the size above which the oldest results are removed, in bytes.
  ///   - toolchain: what compiles and runs.
  ///   - limits: the bounds of a run.
  ///   - modules: what programs may import.
  /// - Throws: `Command.NotFound` if there is no compiler, or what reading a file throws.
  init(
    folder: String,
    sizeLimit: Int,
    toolchain: Toolchain,
    limits: RunLimits,
    modules: ImportableModules
  ) async throws {
    let folder = URL(filePath: folder, directoryHint: .isDirectory)
    let files = FileFingerprints(folder: folder)
    let toolchain = ToolchainFingerprint(toolchain: toolchain, limits: limits, files: files)
    environment = try await ProgramEnvironment(
      toolchain: toolchain.take(),
      modules: modules,
      files: files
    )
    store = ResultStore(file: folder.appending(path: "results.json"), sizeLimit: sizeLimit)
  }
}

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
