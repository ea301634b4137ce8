package import Diagnostics
import Foundation
package import SnippetCompiling
import SnippetNotation
import System

extension SnippetRunner {
  /// What work comes to; that it cannot be done is a finding.
  func findings(of work: () async throws -> Judgement) async -> Judgement {
    if let missing = toolchain.missingPart() {
      return Judgement(diagnostics: [missing])
    }
    do {
      return try await work()
    } catch {
      return Judgement(diagnostics: [finding(for: error)])
    }
  }

  /// Why work cannot be done at all.
  package func finding(for error: any Error) -> Diagnostic {
    switch error {
    case let error as OtherCompiler: error.diagnostic
    case let error as UnusablePackage: error.diagnostic
    case let error as Command.NotFound:
      Diagnostic(
        .missingCompiler,
        at: nil,
        "the Swift compiler '\(error.program)' was not found",
        help: "install a Swift toolchain and put its 'swiftc' on the path"
      )
    default:
      Diagnostic(
        .uncheckedSnippets,
        at: nil,
        "snippets cannot be checked: \(error.localizedDescription)",
        help: "look whether the folder for temporary files, TMPDIR, is writable and has room"
      )
    }
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
