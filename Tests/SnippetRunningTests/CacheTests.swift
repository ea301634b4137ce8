import Diagnostics
import Foundation
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Synchronization
import TestSupport
import Testing

/// Results are kept under everything that could change them.
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

  /// Checks a page and tells how many of its programs were compiled.
  private func check(
    _ text: String,
    limits: RunLimits = RunLimits(),
    cacheBytes: Int = 1 << 20
  ) async -> (check: SnippetCheck, compiled: Int) {
    let compiled = Mutex(0)
    let chapter = ChapterSource(path: "page.md", language: "en", text: text)
    let runner = SnippetRunner(
      toolchain: Page.toolchain,
      limits: limits,
      cache: folder.path(percentEncoded: false),
      cacheBytes: cacheBytes
    )
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

  @Test func `moving a block or changing what is expected compiles nothing`() async {
    _ = await check(Self.page)
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
  func `changing what is run compiles again`(old: String, new: String) async {
    _ = await check(Self.page)
    #expect(await check(Self.page.replacing(old, with: new)).compiled == 1)
  }

  @Test func `other bounds check again`() async {
    _ = await check(Self.page)
    #expect(await check(Self.page, limits: RunLimits(seconds: 9)).compiled == 1)
  }

  @Test func `code that asks for its line is checked again when it moves`() async {
    let page = "```swift\nprint(#line)\n```\n"
    _ = await check(page)
    #expect(await check(page).compiled == 0)
    #expect(await check("\n" + page).compiled == 1)
  }

  @Test func `a failure is tried again`() async {
    let page = "```swift\nlet a: [Int] = []\nprint(a[0])\n```\n"
    #expect(await check(page).check.report.diagnostics.map(\.id) == ["crash"])
    let second = await check(page)
    #expect(second.compiled == 1)
    #expect(second.check.report.diagnostics.map(\.id) == ["crash"])
  }

  @Test(arguments: [Data(), Data("garbage\n".utf8), Data(repeating: 0, count: 100)])
  func `a damaged entry is as good as none, and is replaced`(damage: Data) async throws {
    _ = await check(Self.page)
    let results = folder.appending(path: "results")
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: results.path(percentEncoded: false)
    )
    for path in paths where path.hasSuffix(".json") {
      try damage.write(to: results.appending(path: path))
    }
    let second = await check(Self.page)
    #expect(second.compiled == 1)
    #expect(second.check.report.diagnostics.isEmpty)
    #expect(await check(Self.page).compiled == 0)
  }

  @Test func `above its size the folder forgets what is oldest`() async throws {
    _ = await check(Self.page)
    let other = Self.page.replacing("\"Buy\"", with: "\"Sell\"")
    // Room for one result, not for two.
    let results = folder.appending(path: "results").path(percentEncoded: false)
    let path = try #require(
      FileManager.default.subpathsOfDirectory(atPath: results).first { $0.hasSuffix(".json") }
    )
    let size = try FileManager.default.attributesOfItem(atPath: "\(results)/\(path)")[.size]
    let bytes = try #require(size as? Int) * 3 / 2
    _ = await check(other, cacheBytes: bytes)
    #expect(await check(other, cacheBytes: bytes).compiled == 0)
    #expect(await check(Self.page, cacheBytes: bytes).compiled == 1)
  }

  @Test func `two checks at once do not disturb each other`() async {
    let results = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask { await check(Self.page).check.report.diagnostics.isEmpty }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == [true, true, true, true])
  }

  @Test func `a folder that cannot be written to costs the speed, not the check`() async throws {
    try Data().write(to: folder)
    let first = await check(Self.page)
    #expect(first.check.report.diagnostics.isEmpty)
    #expect(await check(Self.page).compiled == 1)
  }
}
