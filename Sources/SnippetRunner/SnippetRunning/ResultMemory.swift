import Foundation
import SnippetCompiling
import SnippetNotation

/// Checks only what has no result from an earlier check.
struct ResultMemory: Sendable {
  private let store: ResultStore
  private let folder: URL

  /// Creates a memory in a folder, which need not exist yet.
  ///
  /// - Parameter sizeLimit: the size above which the oldest results are removed, in bytes.
  init(folder: URL, sizeLimit: Int) {
    self.folder = folder
    store = ResultStore(
      folder: folder.appending(path: "results", directoryHint: .isDirectory),
      sizeLimit: sizeLimit
    )
  }

  /// Judges programs by what is remembered, and checks and remembers the others.
  ///
  /// - Throws: what checking throws.
  func check(
    _ programs: [Program],
    with checker: ProgramChecker,
    progress: @Sendable (CheckProgress) -> Void
  ) async throws -> Judgement {
    let files = FileFingerprints(folder: folder)
    let environment = try await ProgramEnvironment(
      toolchain: ToolchainFingerprint(
        toolchain: checker.toolchain,
        limits: checker.limits,
        files: files
      )
      .take(),
      modules: checker.modules,
      files: files
    )
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
