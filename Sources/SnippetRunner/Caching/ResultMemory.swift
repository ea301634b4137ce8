import Foundation

/// Checks only what has no result from an earlier check.
struct ResultMemory: Sendable {
  private let store: ResultStore
  private let folder: URL

  /// Creates a memory in a folder, which need not exist yet.
  init(folder: URL) {
    self.folder = folder
    store = ResultStore(folder: folder.appending(path: "results", directoryHint: .isDirectory))
  }

  /// Judges programs by what is remembered, and checks and remembers the others.
  ///
  /// - Throws: what checking throws.
  func check(
    _ programs: [Program],
    with checker: ProgramChecker,
    progress: @Sendable (CheckProgress) -> Void
  ) async throws -> Judgement {
    let environment = try await ToolchainFingerprint(
      toolchain: checker.toolchain,
      limits: checker.limits,
      folder: folder
    )
    .take()
    var judgement = Judgement()
    var unknown: [Program] = []
    for program in programs {
      if let result = store.result(for: ProgramKey(program, environment: environment)) {
        judgement.merge(checker.judge(program, by: result))
      } else {
        unknown.append(program)
      }
    }
    progress(.remembered(programs.count - unknown.count))
    guard !unknown.isEmpty else { return judgement }
    if checker.stopsAtFirstFailure, !judgement.diagnostics.isEmpty { return judgement }
    let answer = try await checker.check(unknown, progress: progress)
    judgement.merge(answer.judgement)
    for (program, result) in answer.results {
      store.keep(result, for: ProgramKey(program, environment: environment))
    }
    store.removeOldest()
    return judgement
  }
}
