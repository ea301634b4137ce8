import Diagnostics
import Foundation
import SnippetCompiling
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Synchronization
import TestSupport
import Testing

/// Cache keys contain everything that can change a result.
struct CacheTests {
  private let temporary = TemporaryFolder()
  private var folder: URL { temporary.url.appending(path: "cache") }

  private static let page = """
    ```swift
    import UIKit
    let buy = UIButton(type: .system)
    buy.setTitle("Buy", for: .normal)
    ```

    ```voiceover buy
    Buy, Button
    ```

    """

  /// A cache with the results of the page.
  private static let cached = Task {
    let temporary = TemporaryFolder()
    let cache = temporary.url.appending(path: "cache").path(percentEncoded: false)
    let chapter = ChapterSource(path: "page.md", language: "en", text: page)
    _ = await SnippetRunner(toolchain: Page.toolchain, cache: cache).check([chapter])
    return temporary
  }

  /// Starts with the results of the page, without checking it again.
  private func copyCache() async throws {
    let cache = await Self.cached.value.url.appending(path: "cache")
    try FileManager.default.copyItem(at: cache, to: folder)
  }

  /// Checks a page and returns how many of its programs were compiled.
  private func check(
    _ text: String,
    limits: RunLimits = RunLimits(),
    cacheBytes: Int = 1 << 20,
    renews: Bool = false
  ) async -> (check: SnippetCheck, compiled: Int) {
    let compiled = Mutex(0)
    let chapter = ChapterSource(path: "page.md", language: "en", text: text)
    var runner = SnippetRunner(
      toolchain: Page.toolchain,
      limits: limits,
      cache: folder.path(percentEncoded: false),
      cacheBytes: cacheBytes
    )
    runner.renewsCache = renews
    let check = await runner.check([chapter]) { progress in
      if case .compiling(let count) = progress { compiled.withLock { $0 += count } }
    }
    return (check, compiled.withLock(\.self))
  }

  @Test func `nothing is compiled when nothing changed`() async {
    let first = await check(Self.page)
    let second = await check(Self.page)
    #expect(first.compiled == 1)
    #expect(second.compiled == 0)
    #expect(second.check.report.verdicts == first.check.report.verdicts)
    #expect(second.check.report.diagnostics.isEmpty)
  }

  @Test func `a program that starts a selected compiler is asked for its version again`()
    async throws
  {
    let folder = temporary.url
    let selected = folder.appending(path: "selected").path(percentEncoded: false)
    let compiler = folder.appending(path: "swiftc").path(percentEncoded: false)
    let script = Data("#!/bin/sh\nexec \"\(selected)\" \"$@\"\n".utf8)
    let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o755]
    #expect(
      FileManager.default.createFile(atPath: compiler, contents: script, attributes: attributes)
    )
    var toolchain = Page.toolchain
    toolchain.compiler = compiler
    let chapter = ChapterSource(path: "page.md", language: "en", text: Self.page)
    for version in ["7.0", "7.1"] {
      let answer =
        #"{"compilerVersion": "Swift version \#(version) (x)", "paths": {"runtimeLibraryPaths": []}}"#
      let text = Data("#!/bin/sh\necho '\(answer)'\n".utf8)
      #expect(
        FileManager.default.createFile(atPath: selected, contents: text, attributes: attributes)
      )
      let runner = SnippetRunner(
        toolchain: toolchain,
        cache: self.folder.path(percentEncoded: false)
      )
      let report = await runner.check([chapter]).report
      #expect(report.diagnostics.map(\.id) == ["compiler-mismatch"])
      #expect(report.diagnostics.first?.summary.contains("Swift version \(version)") == true)
    }
  }

  @Test func `moving a block or changing what is expected compiles nothing`() async throws {
    try await copyCache()
    let moved = await check("More words.\n\n" + Self.page)
    #expect(moved.compiled == 0)
    #expect(moved.check.report.diagnostics.isEmpty)
    let wrong = await check(Self.page.replacing("Buy, Button", with: "By, Button"))
    #expect(wrong.compiled == 0)
    #expect(wrong.check.report.diagnostics.map(\.location?.line) == [8])
  }

  @Test(
    arguments: [
      ("\"Buy\"", "\"Sell\""), ("voiceover buy", "voiceover [buy]"),
      ("voiceover buy", "voiceover buy lang=ru"), ("Buy, Button\n", "Buy, Button\n> read\n"),
      ("```swift", "<!-- swift\nlet a = 1\n-->\n\n```swift"),
    ]
  )
  func `changing the code recompiles it`(old: String, new: String) async throws {
    try await copyCache()
    #expect(await check(Self.page.replacing(old, with: new)).compiled == 1)
  }

  @Test func `changing the limits checks again`() async throws {
    try await copyCache()
    #expect(await check(Self.page, limits: RunLimits(seconds: 9)).compiled == 1)
  }

  @Test func `code that uses #line is checked again when it moves`() async {
    let page = "```swift\nprint(#line)\n```\n"
    _ = await check(page)
    #expect(await check(page).compiled == 0)
    #expect(await check("\n" + page).compiled == 1)
  }

  @Test(
    arguments: [
      ("```swift\nlet a: [Int] = []\nprint(a[0])\n```\n", "crash", 3),
      ("```swift\nlet a = 1\nlet b: String = a\n```\n", "does-not-compile", 3),
      ("<!-- swift\nlet a: String = 1\n-->\n```swift\nprint(a)\n```\n", "does-not-compile", 2),
      ("```swift fails\nlet a = 1\n```\n", "compiles-unexpectedly", 1),
      ("```swift\nimport Foundation\nexit(3)\n```\n", "early-exit", 1),
      ("```swift\nlet a = 1\n```\n\n```voiceover a\n1\n```\n", "unusable-screen", 5),
      ("```swift\nlet a = 1\n```\n\n```voiceover a.b\n1\n```\n", "does-not-compile", 5),
    ]
  )
  func `a failure is cached and reported at the current location of its code`(
    page: String,
    rule: String,
    line: Int
  ) async throws {
    let first = await check(page)
    #expect(first.compiled == 1)
    let finding = try #require(first.check.report.diagnostics.first)
    #expect(finding.id == rule)
    #expect(finding.location?.line == line)
    let second = await check("More\nwords.\n\n" + page)
    #expect(second.compiled == 0)
    var moved = finding
    moved.location?.line = line + 3
    #expect(second.check.report.diagnostics == [moved])
  }

  @Test func `a timeout is cached until the limit changes`() async {
    let page = "```swift\nwhile true {}\n```\n"
    let limits = RunLimits(seconds: 0.2)
    let first = await check(page, limits: limits)
    #expect(first.compiled == 1)
    #expect(first.check.report.diagnostics.map(\.id) == ["timeout"])
    let second = await check(page, limits: limits)
    #expect(second.compiled == 0)
    #expect(second.check.report.diagnostics == first.check.report.diagnostics)
    #expect(await check(page, limits: RunLimits(seconds: 0.3)).compiled == 1)
  }

  /// The program of a page is slow only while a file is missing, as on a busy machine.
  @Test(arguments: [false, true])
  func `a renewed result replaces the cached one`(isSlowAtFirst: Bool) async throws {
    let mark = temporary.url.appending(path: "fast")
    let path = mark.path(percentEncoded: false)
    let code = "import Foundation\nif access(\"\(path)\", F_OK) != 0 { while true {} }"
    let page = "```swift\n\(code)\n```\n"
    let limits = RunLimits(seconds: 1)
    func rules(renews: Bool) async -> [String] {
      await check(page, limits: limits, renews: renews).check.report.diagnostics.map(\.id)
    }
    func change(toFast isFast: Bool) throws {
      if isFast { try Data().write(to: mark) } else { try FileManager.default.removeItem(at: mark) }
    }
    if !isSlowAtFirst { try change(toFast: true) }
    let (old, new) = isSlowAtFirst ? (["timeout"], []) : ([], ["timeout"])
    #expect(await rules(renews: false) == old)
    try change(toFast: isSlowAtFirst)
    #expect(await rules(renews: false) == old)
    #expect(await rules(renews: true) == new)
    #expect(await rules(renews: false) == new)
  }

  @Test(
    arguments: [Data(), Data("garbage\n".utf8), Data(repeating: 0, count: 100_000)],
    [false, true]
  )
  func `a damaged entry is ignored and replaced`(
    damage: Data,
    isListed: Bool
  ) async throws {
    try await copyCache()
    let results = folder.appending(path: "results.json")
    let list = try Data(contentsOf: results).prefix { $0 != UInt8(ascii: "\n") }
    // First the whole file, then one result.
    try (isListed ? list + Data("\n".utf8) + damage : damage).write(to: results)
    let second = await check(Self.page)
    #expect(second.compiled == 1)
    #expect(second.check.report.diagnostics.isEmpty)
    #expect(await check(Self.page).compiled == 0)
  }

  @Test func `the oldest results are removed when the cache is full`() async throws {
    try await copyCache()
    let other = Self.page.replacing("\"Buy\"", with: "\"Sell\"")
    // Enough space for one result, but not for two.
    let bytes = try Data(contentsOf: folder.appending(path: "results.json")).count * 3 / 2
    _ = await check(other, cacheBytes: bytes)
    #expect(await check(other, cacheBytes: bytes).compiled == 0)
    #expect(await check(Self.page, cacheBytes: bytes).compiled == 1)
  }

  @Test func `concurrent checks do not interfere`() async {
    let results = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask { await check(Self.page).check.report.diagnostics.isEmpty }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == [true, true, true, true])
  }

  @Test func `an unwritable cache folder only makes checks slower`() async throws {
    try Data().write(to: folder)
    let first = await check(Self.page)
    #expect(first.check.report.diagnostics.isEmpty)
    #expect(await check(Self.page).compiled == 1)
  }
}
