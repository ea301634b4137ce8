import Foundation
package import SnippetCompiling
import SnippetNotation

extension SnippetRunner {
  /// A number that changes with anything outside of the chapters that could change what their
  /// snippets come to: the compiler, the library, the bounds; `nil` if no results are cached, or there
  /// is no compiler.
  package var environment: String? {
    guard let cache else { return nil }
    let files = FileFingerprints(folder: URL(filePath: cache, directoryHint: .isDirectory))
    let toolchain = ToolchainFingerprint(toolchain: toolchain, limits: limits, files: files)
    return toolchain.takeStamp()?.text
  }

  /// The cached results of programs that may import some modules; `nil` if none are cached.
  ///
  /// - Throws: `Command.NotFound` if there is no compiler, or what reading a file throws.
  package func resultCache(for modules: ImportableModules) async throws -> ResultCache? {
    guard let cache else { return nil }
    return try await ResultCache(
      folder: cache,
      sizeLimit: cacheBytes,
      toolchain: toolchain,
      limits: limits,
      modules: modules
    )
  }
}
