#if os(Linux)
import Diagnostics
import Foundation
import SnippetTestSupport
import TestSupport
import Testing

/// A macro without an end, apart from other hostile packages, as it waits while they use the
/// processors.
@Suite(
  .enabled(if: KernelFeature.fileRules.isAvailable, "this kernel lacks rules for files")
)
struct EndlessMacroTests: HostilePackage {
  let temporary = TemporaryFolder()

  @Test func `a macro that never answers is stopped with its build`() async throws {
    try layMacro("import Foundation\nwhile true { sleep(1) }")
    #expect(
      try await finding(time: 120)?.summary
        == "the build of the package in '\(path)' was stopped after 120 s"
    )
    #expect(RunningProcesses().count(of: "\(path)/.build") == 0)
  }
}
#endif
