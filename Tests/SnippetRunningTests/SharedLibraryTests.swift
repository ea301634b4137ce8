import Diagnostics
import Foundation
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Synchronization
import TestSupport
import Testing

/// Nothing that one chapter contains changes what another says, compiled together or apart.
struct SharedLibraryTests {
  /// Code that would change what other programs of the same library print.
  private static let intruders = [
    "extension Int: @retroactive LocalizedError { public var errorDescription: String? { \"!\" } }",
    "protocol Own {}\nextension Int: Own { var description: String { \"!\" } }",
    "extension Int { public var description: String { \"!\" } }",
    "extension Int { internal func advanced(by n: Int) -> Int { 100 } }",
    "precedencegroup Odd { higherThan: MultiplicationPrecedence }\ninfix operator + : Odd",
    "@_cdecl(\"getppid\") func own() -> Int32 { 7 }",
    """
    @section(".init_array") @used
    let early: @convention(c) () -> Void = { setenv("TZ", "!", 1); setenv("LC_ALL", "!", 1) }
    """,
  ]

  private static let innocent = """
    ```swift
    import Foundation
    print((5 as Any) is any Error, 5.description, 1.advanced(by: 1), 1 + 2 * 3)
    print(getppid() == 7, ProcessInfo.processInfo.environment["TZ"] ?? "")
    print(Locale.current.identifier.isEmpty)
    ```

    ```output
    false 5 2 7
    false UTC
    false
    ```

    """

  private func check(_ pages: [String], cache: String? = nil) async -> SnippetCheck {
    let chapters = pages.enumerated().map { index, text in
      ChapterSource(path: "page\(index).md", language: "en", text: text)
    }
    return await SnippetRunner(toolchain: Page.toolchain, cache: cache).check(chapters)
  }

  @Test func `what a chapter adds to types of others is invisible in other chapters`() async {
    let pages = Self.intruders.map { "```swift\nimport Foundation\n\($0)\n```\n" }
    let check = await check(pages + [Self.innocent, Self.innocent])
    #expect(check.report.diagnostics == [])
  }

  @Test func `a program can't use operators or members of another`() async {
    let user = """
      ```swift
      print(3.doubled, 1 <+> 2)
      func <+> (a: Int, b: Int) -> Int { a + b }
      ```
      """
    let provider = """
      ```swift
      infix operator <+>
      extension Int { public var doubled: Int { self * 2 } }
      ```
      """
    let findings = await check([user, provider]).report.diagnostics
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.location?.path == "page0.md" })
  }

  @Test func `no result is cached of a library that runs code while it is loaded`() async throws {
    let folder = TemporaryFolder()
    let cache = folder.url.appending(path: "cache").path(percentEncoded: false)
    let page = "```swift\nimport Foundation\n\(Self.intruders[6])\n```\n"
    let compiled = Mutex(0)
    for _ in 0..<2 {
      let chapters = [page, Self.innocent].enumerated().map { index, text in
        ChapterSource(path: "page\(index).md", language: "en", text: text)
      }
      let runner = SnippetRunner(toolchain: Page.toolchain, cache: cache)
      let check = await runner.check(chapters) { progress in
        if case .compiling(let count) = progress { compiled.withLock { $0 += count } }
      }
      #expect(check.report.diagnostics == [])
    }
    // First both, then only the one that runs code.
    #expect(compiled.withLock(\.self) == 3)
  }
}
