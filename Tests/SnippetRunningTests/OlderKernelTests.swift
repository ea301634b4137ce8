#if os(Linux)
import Diagnostics
import SnippetCompiling
import SnippetMessages
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Synchronization
import Testing

/// What the sandbox forbids on kernels with an older Landlock, which the host imitates.
///
/// Version 1 is that of Linux 5.13, 3 that of 6.2, and 5 that of 6.10.
struct OlderKernelTests {
  private static let isNewer =
    KernelFeature.landlockVersion > 5 && KernelFeature.callFilter.isAvailable

  /// Checks a page, and returns its findings and the protections that are missing.
  private func check(
    _ text: String,
    version: Int
  ) async -> (findings: [Diagnostic], missing: Protections) {
    var toolchain = Page.toolchain
    toolchain.newestSandbox = version
    let page = ChapterSource(path: "page.md", language: "en", text: text)
    let missing = Mutex(Protections())
    let check = await SnippetRunner(toolchain: toolchain).check([page]) { progress in
      if case .missingProtections(let found) = progress { missing.withLock { $0 = found } }
    }
    return (check.report.diagnostics, missing.withLock(\.self))
  }

  @Test(.enabled(if: isNewer, "this kernel is old itself"), arguments: [1, 3, 5])
  func `every version of Landlock forbids the same, and nothing is missing`(
    version: Int
  ) async throws {
    let victim = try ProtectedFile()
    let page = ForbiddenAction.fences(of: ForbiddenAction.all, victim: victim.path)
    let (findings, missing) = await check(page, version: version)
    #expect(findings == [])
    #expect(missing == [])
    #expect(victim.isUntouched)
  }

  @Test(.enabled(if: isNewer, "this kernel is old itself"), arguments: [1, 3, 5])
  func `every version of Landlock allows a program its own folder`(version: Int) async {
    let page = """
      ```swift
      import Foundation
      let files = FileManager.default
      try Data("first".utf8).write(to: URL(filePath: "a"), options: .atomic)
      try files.createDirectory(atPath: "folder", withIntermediateDirectories: true)
      try files.moveItem(atPath: "a", toPath: "folder/b")
      try files.copyItem(atPath: "folder/b", toPath: "c")
      try FileHandle(forUpdatingAtPath: "c")?.truncate(atOffset: 3)
      print(String(decoding: files.contents(atPath: "c") ?? Data(), as: UTF8.self))
      try files.removeItem(atPath: "folder")
      print(Data(try FileHandle(forReadingFrom: URL(filePath: "/dev/urandom")).read(upToCount: 9) ?? Data()).count)
      ```

      ```output
      fir
      9
      ```
      """
    #expect(await check(page, version: version).findings == [])
  }

  @Test(.enabled(if: isNewer, "this kernel is old itself"))
  func `what a kernel without Landlock allows is reported, and the rest is still forbidden`()
    async throws
  {
    let (findings, missing) = await check("```swift\nprint(1)\n```\n", version: 0)
    #expect(findings == [])
    #expect(missing == [.writing, .memory, .terminal])
    let filtered = ForbiddenAction.all.filter { $0.requiredFeature != .fileRules }
    let victim = try ProtectedFile()
    let page = ForbiddenAction.fences(of: filtered, victim: victim.path)
    #expect(await check(page, version: 0).findings == [])
    #expect(victim.isUntouched)
  }
}
#endif
