import Diagnostics
import Foundation
import SnippetCompiling
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import TestSupport
import Testing

/// If the compiler or the host itself fails, nothing may count as checked.
struct FaultTests {
  /// A block that runs with its transcript, and one that must not compile.
  private static let page = Page(
    """
    1️⃣```swift
    import UIKit
    let buy = UIButton(type: .system)
    buy.setTitle("Buy", for: .normal)
    ```

    2️⃣```voiceover buy
    Buy, Button
    ```

    3️⃣```swift fails
    let number: Int = "text"
    ```
    """
  )

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "by-ear-fault-\(UUID().uuidString)", directoryHint: .isDirectory)

  /// Checks the page twice with a toolchain and a cache.
  private func check(_ toolchain: Toolchain) async -> SnippetReport {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = folder.appending(path: "cache").path(percentEncoded: false)
    let runner = SnippetRunner(toolchain: toolchain, cache: cache)
    let chapter = ChapterSource(
      path: Self.page.path,
      language: "en",
      text: Self.page.marked.text
    )
    let first = await runner.check([chapter]).report
    let second = await runner.check([chapter]).report
    #expect(first.verdicts == second.verdicts)
    #expect(first.diagnostics == second.diagnostics)
    return first
  }

  /// Creates an executable shell script.
  ///
  /// Another process writes it: child processes that other tests start inherit open files for a
  /// moment, and a file that is open for writing can't be executed.
  private func script(_ lines: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "program.sh").path(percentEncoded: false)
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "printf '%s' \"$1\" > \"$0\" && chmod +x \"$0\"", path]
    writer.arguments?.append("#!/bin/sh\n\(lines)\n")
    try writer.run()
    writer.waitUntilExit()
    try #require(writer.terminationStatus == 0)
    return path
  }

  @Test(arguments: ["no-such-compiler", "/no/such/compiler"])
  func `a missing compiler is one finding and proves nothing`(name: String) async {
    var toolchain = Page.toolchain
    toolchain.compiler = name
    let report = await check(toolchain)
    #expect(report.diagnostics.map(\.id) == ["missing-compiler"])
    #expect(report.diagnostics.first?.summary.contains(name) == true)
    #expect(report.verdicts.isEmpty)
  }

  @Test(
    arguments: [
      ("exit 1", "failed without a message"), ("kill -9 $$", "ended by signal 9"),
      ("echo 'out of memory' >&2; kill -6 $$", "out of memory"),
      ("echo; echo '<unknown>:0: error: no space' >&2; exit 1", "no space"),
    ]
  )
  func `a compiler failure does not count as an expected rejection`(
    ending: String,
    reason: String
  ) async throws {
    var toolchain = Page.toolchain
    toolchain.compiler = try script(
      "case \"$*\" in -print-target-info) echo 6;; *) \(ending);; esac"
    )
    let report = await check(toolchain)
    #expect(report.diagnostics.map(\.id) == ["compiler-failure", "compiler-failure"])
    #expect(
      report.diagnostics.map(\.location)
        == [Self.page.location("1️⃣"), Self.page.location("3️⃣")]
    )
    #expect(report.diagnostics.allSatisfy { $0.summary.contains(reason) })
    #expect(
      report.verdicts == [
        Self.page.fence("1️⃣"): .broken, Self.page.fence("2️⃣"): .broken,
        Self.page.fence("3️⃣"): .broken,
      ]
    )
  }

  @Test func `a compiler of another version is reported once, before any block`()
    async throws
  {
    var toolchain = Page.toolchain
    toolchain.compiler = try script(
      """
      case "$*" in
      *-print-target-info*)
        echo '{"compilerVersion": "Swift version 7.0 (swift-7.0-RELEASE)",
          "paths": {"runtimeLibraryPaths": []}}' ;;
      *) echo 7 ;;
      esac
      """
    )
    let needed = try #require(toolchain.modulesCompiler)
    let report = await check(toolchain)
    #expect(report.diagnostics.map(\.id) == ["compiler-mismatch"])
    #expect(
      report.diagnostics.first?.summary
        == "'swiftc' is Swift version 7.0 (swift-7.0-RELEASE), but this 'book' works only with "
        + "\(needed), which built it"
    )
    #expect(report.verdicts.isEmpty)
  }

  #if os(Linux)
  @Test func `the host gets the paths of the compiler's libraries`() async throws {
    var toolchain = Page.toolchain
    let note = folder.appending(path: "note").path(percentEncoded: false)
    toolchain.host = try script(
      "echo \"$LD_LIBRARY_PATH\" > \"\(note)\"; exec \"\(toolchain.host)\" \"$@\""
    )
    let chapter = ChapterSource(path: "page.md", language: "en", text: "```swift\nprint(1)\n```\n")
    let report = await SnippetRunner(toolchain: toolchain).check([chapter]).report
    #expect(report.diagnostics.isEmpty)
    let folders = try String(contentsOfFile: note, encoding: .utf8).split { ":\n".contains($0) }
    try FileManager.default.removeItem(at: folder)
    let first = try #require(folders.first)
    #expect(FileManager.default.fileExists(atPath: "\(first)/libswiftCore.so"))
  }
  #endif

  @Test func `an error in generated code does not count as an expected rejection`() async throws {
    var toolchain = Page.toolchain
    toolchain.compiler = try script(
      """
      for file in "$@"; do :; done
      case "$file" in -print-target-info) echo 6; exit;; esac
      echo "$file:1:8: error: module compiled with Swift 5.0 cannot be imported" >&2
      exit 1
      """
    )
    let report = await check(toolchain)
    #expect(report.diagnostics.map(\.id) == ["compiler-failure", "compiler-failure"])
    #expect(report.verdicts[Self.page.fence("3️⃣")] == .broken)
  }

  @Test(arguments: ["exit 0", "kill -9 $$", "echo '{\"symbol\"'; kill -11 $$", "echo trouble >&2"])
  func `a block stays unchecked if the host dies before it`(ending: String) async throws {
    var toolchain = Page.toolchain
    toolchain.host = try script(ending)
    let report = await check(toolchain)
    #expect(report.diagnostics.map(\.id) == ["host-terminated"])
    #expect(report.diagnostics.first?.location == Self.page.location("1️⃣"))
    #expect(report.verdicts[Self.page.fence("1️⃣")] == .broken)
    #expect(report.verdicts[Self.page.fence("2️⃣")] == .broken)
    #expect(report.verdicts[Self.page.fence("3️⃣")] == .failedAsExpected)
  }

  @Test func `earlier results remain if the host dies after a block`() async throws {
    let good = "```swift\nprint(1)\n```\n\n```output\n1\n```\n\n"
    let chapter = ChapterSource(path: "page.md", language: "en", text: good + good)
    var toolchain = Page.toolchain
    toolchain.processes = 1
    // Runs the real host, and drops everything after the first report.
    toolchain.host = try script("\"\(toolchain.host)\" \"$@\" | head -n 1; kill -9 $$")
    let report = await SnippetRunner(toolchain: toolchain).check([chapter]).report
    try FileManager.default.removeItem(at: folder)
    #expect(report.diagnostics.map(\.id) == ["host-terminated"])
    #expect(report.verdicts[FenceLocation(path: "page.md", line: 1)] == .ran)
    #expect(report.verdicts[FenceLocation(path: "page.md", line: 5)] == .matched)
    #expect(report.verdicts[FenceLocation(path: "page.md", line: 9)] == .broken)
    #expect(report.verdicts[FenceLocation(path: "page.md", line: 13)] == .broken)
  }
}
