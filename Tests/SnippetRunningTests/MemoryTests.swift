import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

#if os(Linux)
/// A program that exceeds the memory limit is stopped, without affecting others.
struct MemoryTests {
  @Test func `a memory bomb fails only its own block`() async {
    let page = Page(
      """
      1️⃣```swift
      var a: [[UInt8]] = []
      while true { a.append(Array(repeating: 1, count: 1 << 26)) }
      ```

      2️⃣```swift
      print("fine")
      ```

      ```output
      fine
      ```
      """
    )
    let limits = RunLimits(memoryBytes: 1 << 29)
    let report = await page.check(limits: limits).report
    #expect(report.diagnostics.map(\.id) == ["memory-limit"])
    #expect(
      report.diagnostics.first?.summary == "stopped after using more than 512 MiB of memory"
    )
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
    #expect(report.verdicts[page.fence("2️⃣")] == .ran)
  }

  @Test func `processes of a program share the limit`() async {
    let page = Page(
      """
      1️⃣```swift
      import Foundation
      for _ in 0..<4 {
        var child = pid_t()
        let line = "x=$(head -c 100000000 /dev/zero | tr '\\\\0' a); sleep 10000"
        var words = [strdup("sh"), strdup("-c"), strdup(line), nil]
        posix_spawn(&child, "/bin/sh", nil, nil, &words, nil)
      }
      sleep(10000)
      ```

      2️⃣```swift
      print("fine")
      ```
      """
    )
    let report = await page.check(limits: RunLimits(seconds: 60, memoryBytes: 300 << 20)).report
    #expect(
      report.diagnostics.map(\.summary) == [
        "stopped after its processes used more than 300 MiB of memory"
      ]
    )
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
    #expect(report.verdicts[page.fence("2️⃣")] == .ran)
  }

  @Test(
    arguments: [
      """
      for number in 0... { FileManager.default.createFile(atPath: "\\(number)", contents: nil) }
      """,
      """
      for number in 0... { try FileManager.default.createDirectory(atPath: "\\(number)", withIntermediateDirectories: false) }
      """,
      """
      for _ in 0... { mkdir("folder", 0o700); chdir("folder") }
      """,
      """
      let data = Data(count: 1 << 20)
      for number in 0..<100 { FileManager.default.createFile(atPath: "\\(number)", contents: data) }
      """,
    ]
  )
  func `a program fills no disk`(loop: String) async {
    let page = Page("1️⃣```swift\nimport Foundation\n\(loop)\n```\n")
    let findings = await page.check().report.diagnostics
    #expect(
      findings.map(\.summary) == ["stopped after writing more than 1000 files or 64 MiB"]
    )
    #expect(findings.first?.id == "output-limit")
    #expect(findings.first?.location == page.location("1️⃣"))
  }

  @Test func `a program may write some files`() async {
    await Page.expectNothing(
      about: """
        ```swift
        import Foundation
        for number in 0..<500 {
          FileManager.default.createFile(atPath: "\\(number)", contents: Data(count: 1000))
        }
        ```
        """
    )
  }

  @Test func `the console shows the limit`() async {
    await Page.expectConsole(
      """
      Content/en/page.md:1:1: error: stopped after using more than 512 MiB of memory \
      [memory-limit]
      1 | ```swift
        | ^
        help: look for an endless loop that stores its results, or use less memory
      """,
      for: """
        ```swift
        var kept: [[UInt8]] = []
        while true { kept.append(Array(repeating: 1, count: 1 << 26)) }
        ```
        """,
      limits: RunLimits(memoryBytes: 1 << 29)
    )
  }

  @Test func `a program that prints the same message itself is an ordinary crash`() async {
    let page = Page(
      """
      ```swift
      fatalError("failed to allocate 12 bytes of memory")
      ```
      """
    )
    #expect(await page.check().report.diagnostics.map(\.id) == ["crash"])
  }

  @Test func `endless recursion is distinguished from other crashes`() async {
    let page = Page(
      """
      ```swift
      1️⃣func again(_ number: Int) -> Int { number == 0 ? 0 : again(number + 1) + 1 }
      print(again(1))
      ```
      """
    )
    // Symbolicating so many frames takes seconds, and much longer on a busy machine.
    let report = await page.check(limits: RunLimits(seconds: 120)).report
    #expect(
      report.diagnostics.map(\.summary)
        == ["crashed with signal 11, an invalid memory access"]
    )
    #expect(report.diagnostics.first?.location?.line == page.location("1️⃣").line)
    #expect(report.diagnostics.first?.help?.contains("calls itself endlessly") == true)
  }
}
#endif
