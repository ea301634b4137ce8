package import Diagnostics
import Foundation
package import SnippetCompiling
package import SnippetNotation
import System

extension SnippetRunner {
  func findings(of work: () async throws -> Judgement) async -> Judgement {
    if let missing = toolchain.missingComponent() {
      return Judgement(diagnostics: [missing])
    }
    do {
      return try await work()
    } catch {
      return Judgement(diagnostics: [finding(for: error)])
    }
  }

  package func finding(for error: any Error) -> Diagnostic {
    switch error {
    case let error as CompilerMismatch: error.diagnostic
    case let error as UnusablePackage: error.diagnostic
    case let error as Command.NotFound:
      Diagnostic(
        .missingCompiler,
        at: nil,
        "the Swift compiler '\(error.program)' was not found",
        help: "install a Swift toolchain and add its 'swiftc' to PATH"
      )
    case let error as TimeLimitReached:
      Diagnostic(
        .uncheckedSnippets,
        at: nil,
        "snippets cannot be checked: they took longer than \(Int(error.seconds / 60)) minutes",
        help: "check parts of the book separately, with '--shard'"
      )
    default:
      Diagnostic(
        .uncheckedSnippets,
        at: nil,
        "snippets cannot be checked: \(error.plainReason)",
        help: "make sure that the temporary folder, TMPDIR, is writable and has free space"
      )
    }
  }

  /// The result cache for programs that may import some modules; `nil` if caching is off.
  ///
  /// - Throws: `Command.NotFound` without a compiler, or an error of the file system.
  package func resultCache(for modules: ImportableModules) async throws -> ResultCache? {
    guard let cache else { return nil }
    return try await ResultCache(
      folder: cache,
      sizeLimit: cacheBytes,
      isRenewed: renewsCache,
      toolchain: toolchain,
      limits: limits,
      modules: modules
    )
  }

  /// A fingerprint of everything that results depend on apart from the chapters: the compiler, the
  /// modules, the limits and a program; `nil` if caching is off or the compiler isn't found.
  package func fingerprint(of program: String) async -> Fingerprint? {
    guard let cache, toolchain.missingComponent() == nil else { return nil }
    let files = FileFingerprints(folder: URL(filePath: cache, directoryHint: .isDirectory))
    let parts = ToolchainFingerprint(toolchain: toolchain, limits: limits, files: files)
    guard let compiler = try? await parts.targetInfo(),
      var fingerprint = try? await parts.compute(compiler),
      let content = try? await files.content(of: program)
    else { return nil }
    fingerprint.add(content)
    return fingerprint
  }
}
