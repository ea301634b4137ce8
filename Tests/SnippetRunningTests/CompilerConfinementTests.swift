#if os(Linux)
import Diagnostics
import Foundation
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import TestSupport
import Testing

/// Code that makes the compiler, which runs before any program, do something.
@Suite(.enabled(if: KernelFeature.fileRules.isAvailable, "this kernel lacks rules for files"))
struct CompilerConfinementTests {
  /// A page whose object file has options for the linker.
  private static func page(options: [String]) -> Page {
    let bytes: [UInt8] = options.flatMap { option in Array(option.utf8) + [0] }
    let types = bytes.map { _ in "UInt8" }.joined(separator: ", ")
    let values = bytes.map(String.init).joined(separator: ", ")
    return Page(
      """
      ```swift
      @section(".swift1_autolink_entries") @used let options: (\(types)) = (\(values))
      print(1)
      ```
      """
    )
  }

  @Test func `code cannot name its linker`() async throws {
    let victim = try ProtectedFile()
    let folder = TemporaryFolder()
    let linker = folder.url.appending(path: "linker").path(percentEncoded: false)
    try Data("#!/bin/sh\necho x >'\(victim.path)'\nexit 1\n".utf8).write(to: URL(filePath: linker))
    chmod(linker, 0o755)
    let report = await Self.page(options: ["-fuse-ld=\(linker)"]).check().report
    #expect(report.diagnostics.map(\.id) == ["compiler-failure"])
    #expect(victim.isUntouched)
  }

  @Test func `code cannot make its linker write a map of it`() async throws {
    let victim = try ProtectedFile()
    _ = await Self.page(options: ["-Xlinker", "-Map=\(victim.path)"]).check()
    #expect(victim.isUntouched)
  }
}
#endif
