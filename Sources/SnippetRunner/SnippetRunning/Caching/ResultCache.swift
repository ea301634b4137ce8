import Foundation
import SnippetCompiling

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
