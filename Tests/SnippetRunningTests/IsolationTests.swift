import Diagnostics
import Foundation
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import TestSupport
import Testing

/// A bad block is reported at its line, and never hides another.
struct IsolationTests {
  /// A valid block to put after the failing ones.
  private static let good = """

    ```swift
    import UIKit
    let fine = UILabel()
    fine.text = "Fine"
    ```

    ```voiceover fine
    Fine
    ```
    """

  private func expectGoodBlock(_ report: SnippetReport) {
    let spoken = report.verdicts.values.filter { if case .spoken = $0 { true } else { false } }
    #expect(spoken.count == 1)
  }

  @Test func `code that does not compile is reported at its line and column`() async {
    let page = Page(
      """
      # Страница

      ```swift
      import UIKit
      let button = UIButton(type: .system)
      button.1️⃣accessibilityLable = "Купить"
      ```
      """ + Self.good
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.id) == ["does-not-compile"])
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
    #expect(report.diagnostics.first?.help == "did you mean 'accessibilityLabel'?")
    expectGoodBlock(report)
  }

  @Test func `columns count characters, even after Cyrillic text and inside a list`() async {
    let page = Page(
      """
      1. Первое.

         ```swift
         import UIKit
         let слово = "ёж"; let сумма = слово + 1️⃣несуществующее
         ```
      """ + "\n" + Self.good
    )
    let report = await page.check().report
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
    expectGoodBlock(report)
  }

  @Test func `an error inside a type is reported at its line and column`() async {
    let page = Page(
      """
      ```swift
      import UIKit

      final class Cell: UITableViewCell {
        override var accessibilityLabel: String? {
          get { 1️⃣missing }
          set {}
        }
      }
      ```
      """ + Self.good
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.location) == [page.location("1️⃣")])
    expectGoodBlock(report)
  }

  @Test func `unbalanced braces affect only their own block`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      func open() {
        if true {
      ```
      """ + Self.good
    )
    let report = await page.check().report
    #expect(report.diagnostics.contains { $0.id == "does-not-compile" })
    #expect(report.diagnostics.allSatisfy { ($0.location?.line ?? 0) <= 5 })
    expectGoodBlock(report)
  }

  @Test func `a crash is reported at the line that crashed, with its reason`() async {
    let page = Page(
      """
      ```swift
      let empty: [Int] = []
      1️⃣print(empty[1])
      ```
      """ + Self.good
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.id) == ["crash"])
    #expect(report.diagnostics.first?.location?.line == page.location("1️⃣").line)
    #expect(report.diagnostics.first?.summary.contains("Index out of range") == true)
    expectGoodBlock(report)
  }

  #if os(Linux)
  /// Starts the program that symbolicates a crash; this replacement takes a fixed time on every
  /// machine.
  private static func lookup(_ command: String, with program: String) -> String {
    """
    import Foundation
    var child = pid_t()
    var words = [strdup("sh"), strdup("-c"), strdup("\(command)"), nil]
    posix_spawn(&child, "\(program)", nil, nil, &words, nil)
    """
  }

  /// A copy of the shell with the name of the runtime's program, where snippets can't write.
  private static func makeBacktracer(in folder: TemporaryFolder) throws -> String {
    let path = folder.url.appending(path: "swift-backtrace")
    let shell = URL(filePath: "/bin/sh").resolvingSymlinksInPath()
    try FileManager.default.copyItem(at: shell, to: path)
    return path.path(percentEncoded: false)
  }

  @Test func `symbolicating a crash doesn't count towards the time limit`() async throws {
    let folder = TemporaryFolder()
    let page = Page(
      """
      ```swift
      \(Self.lookup("sleep 5; exit 7", with: try Self.makeBacktracer(in: folder)))
      var status: Int32 = 0
      waitpid(child, &status, 0)
      print(status >> 8)
      ```

      ```output
      7
      ```
      """
    )
    let report = await page.check(limits: RunLimits(seconds: 3)).report
    #expect(report.diagnostics == [])
  }

  @Test func `symbolicating a crash gets only some multiple of the time limit`() async throws {
    let folder = TemporaryFolder()
    let page = Page(
      """
      1️⃣```swift
      \(Self.lookup("sleep 10000; exit 7", with: try Self.makeBacktracer(in: folder)))
      var status: Int32 = 0
      waitpid(child, &status, 0)
      ```
      """ + Self.good
    )
    let report = await page.check(limits: RunLimits(seconds: 0.5)).report
    #expect(report.diagnostics.map(\.id) == ["timeout"])
    expectGoodBlock(report)
  }

  @Test(
    arguments: [
      // A process that has only the name, and a copy of a program in the folder of the snippet.
      """
      symlink("/bin/sleep", "swift-backtrace")
      var child = pid_t()
      var words = [strdup("sleep"), strdup("10000"), nil]
      posix_spawn(&child, "swift-backtrace", nil, nil, &words, nil)
      """,
      """
      try FileManager.default.copyItem(atPath: "/bin/sleep", toPath: "swift-backtrace")
      var child = pid_t()
      var words = [strdup("sleep"), strdup("10000"), nil]
      posix_spawn(&child, "swift-backtrace", nil, nil, &words, nil)
      """,
      """
      var threads: [Thread] = []
      for _ in 0..<100 {
        threads.append(Thread { while true {} })
        threads.last?.start()
      }
      """,
    ]
  )
  func `no trick avoids the time limit`(trick: String) async {
    let page = Page(
      """
      1️⃣```swift
      import Foundation
      \(trick)
      while true {}
      ```
      """ + Self.good
    )
    let report = await page.check(limits: RunLimits(seconds: 1)).report
    #expect(report.diagnostics.map(\.summary) == ["stopped after 1 s"])
    expectGoodBlock(report)
  }

  // Regression: a process that had ended kept the clock stopped until someone waited for it, and with
  // it the whole check.
  @Test func `symbolication that has ended gives no more time`() async throws {
    let folder = TemporaryFolder()
    let page = Page(
      """
      1️⃣```swift
      \(Self.lookup("exit 0", with: try Self.makeBacktracer(in: folder)))
      while true {}
      ```
      """ + Self.good
    )
    let report = await page.check(limits: RunLimits(seconds: 1)).report
    #expect(report.diagnostics.map(\.summary) == ["stopped after 1 s"])
    expectGoodBlock(report)
  }
  #endif

  @Test func `an endless loop is stopped and reported at its block`() async {
    let page = Page(
      """
      1️⃣```swift
      var count = 0
      while true { count += 1 }
      ```
      """ + Self.good
    )
    let report = await page.check(limits: RunLimits(seconds: 1)).report
    #expect(report.diagnostics.map(\.summary) == ["stopped after 1 s"])
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
    expectGoodBlock(report)
  }

  @Test func `endless waiting is stopped`() async {
    let page = Page(
      """
      1️⃣```swift
      import Foundation
      try await Task.sleep(for: .seconds(3600))
      ```
      """ + Self.good
    )
    let report = await page.check(limits: RunLimits(seconds: 1)).report
    #expect(report.diagnostics.map(\.id) == ["timeout"])
    expectGoodBlock(report)
  }

  @Test func `excessive output is stopped`() async {
    let page = Page(
      """
      1️⃣```swift
      for number in 0..<100_000_000 { print("line", number) }
      ```
      """ + Self.good
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.summary) == ["stopped after printing more than 1024 KiB"])
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
    expectGoodBlock(report)
  }

  @Test func `exiting the process is reported`() async {
    let page = Page(
      """
      1️⃣```swift
      import Foundation
      exit(3)
      ```
      """ + Self.good
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.summary) == ["exited with status 3"])
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
    expectGoodBlock(report)
  }

  // Overrides in extensions are moved, so the program is compiled as a script.
  @Test func `an uncaught error in a script is reported in the same way`() async {
    let page = Page(
      """
      1️⃣```swift
      import UIKit
      class Base: UIView { func name() -> String { "base" } }
      final class Card: Base {}
      extension Card { override func name() -> String { "card" } }
      struct Closed: Error {}
      func open() throws { throw Closed() }
      try open()
      ```
      """ + Self.good
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.id) == ["early-exit"])
    #expect(report.diagnostics.first?.summary == "threw an error: Closed()")
  }

  @Test func `an uncaught error is reported`() async {
    let page = Page(
      """
      1️⃣```swift
      struct Closed: Error {}
      func open() throws { throw Closed() }
      try open()
      ```
      """ + Self.good
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.id) == ["early-exit"])
    #expect(report.diagnostics.first?.summary.contains("Closed()") == true)
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
    expectGoodBlock(report)
  }

  #if os(Linux)
  @Test func `a snippet writes nothing outside its folder and has no network`() async {
    let folder = FileManager.default.temporaryDirectory.path(percentEncoded: false)
    let outside = "\(folder)/by-ear-outside-\(UUID().uuidString)"
    let page = Page(
      """
      ```swift
      import Foundation

      func canWrite(_ path: String) -> Bool {
        FileManager.default.createFile(atPath: path, contents: nil)
      }

      print(canWrite("\(outside)"), canWrite("inside"), canWrite(NSTemporaryDirectory() + "/a"))
      ```

      ```output
      false true true
      ```
      """
    )
    #expect(await page.check().report.diagnostics.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: outside))
  }
  #endif
}
