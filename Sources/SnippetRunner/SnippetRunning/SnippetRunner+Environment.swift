import Foundation
package import SnippetCompiling
import SnippetNotation

extension SnippetRunner {
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
