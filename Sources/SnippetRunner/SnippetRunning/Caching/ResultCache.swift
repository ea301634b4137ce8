import Foundation
package import SnippetCompiling
import SnippetNotation
import System

/// The results of earlier checks that are still valid for the current toolchain and modules.
package struct ResultCache: Sendable {
  package let environment: ProgramEnvironment
  package let store: ResultStore
  /// With what is known of the compiler.
  package let toolchain: Toolchain

  /// Opens a cache in a folder, which need not exist yet.
  ///
  /// - Parameters:
  ///   - sizeLimit: The maximum size in bytes; the oldest results are removed first.
  ///   - isRenewed: Whether earlier results are ignored, until new ones replace them.
  ///   - toolchain: The compiler, the modules and the host program.
  ///   - limits: The limits for each program.
  ///   - modules: The modules that programs may import.
  /// - Throws: `Command.NotFound` without a compiler, or an error of the file system.
  init(
    folder: String,
    sizeLimit: Int,
    isRenewed: Bool,
    toolchain: Toolchain,
    limits: RunLimits,
    modules: ImportableModules
  ) async throws {
    let folder = URL(filePath: folder, directoryHint: .isDirectory)
    let files = FileFingerprints(folder: folder)
    let fingerprint = ToolchainFingerprint(toolchain: toolchain, limits: limits, files: files)
    let compiler = try await fingerprint.targetInfo()
    environment = try await ProgramEnvironment(
      toolchain: fingerprint.compute(compiler),
      modules: modules,
      files: files
    )
    store = ResultStore(
      file: folder.appending(path: "results.json"),
      sizeLimit: sizeLimit,
      isRenewed: isRenewed
    )
    var described = toolchain
    described.targetInfo = compiler
    self.toolchain = described
  }

  /// Judges programs by their cached results, and checks the others and caches theirs.
  func check(
    _ programs: [Program],
    with checker: ProgramChecker,
    progress: @Sendable (CheckProgress) -> Void
  ) async throws -> Judgement {
    var judgement = Judgement()
    var uncached: [Program] = []
    let results = programs.parallelMap { store.result(for: environment.key(of: $0)) }
    for (program, result) in zip(programs, results) {
      if let result {
        judgement.merge(checker.judge(program, by: result))
      } else {
        uncached.append(program)
      }
    }
    progress(.cached(programs.count - uncached.count))
    let samplesAreCached =
      checker.modules.samples.isEmpty || store.result(for: environment.samplesKey) != nil
    guard !uncached.isEmpty || !samplesAreCached else { return judgement }
    var checker = checker
    checker.toolchain = toolchain
    let needsSamples = uncached.contains { $0.importedNames.contains(SamplesModule.name) }
    if samplesAreCached, !needsSamples { checker.modules.samples = [] }
    if checker.stopsAtFirstFailure, !judgement.diagnostics.isEmpty { return judgement }
    let answer = try await checker.check(uncached, progress: progress)
    judgement.merge(answer.judgement)
    var added = answer.results.map { (environment.key(of: $0.program), $0.result) }
    if answer.hasCompiledSamples, !checker.modules.samples.isEmpty {
      added.append((environment.samplesKey, .compiled))
    }
    store.save(added)
    return judgement
  }
}
