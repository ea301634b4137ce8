import Diagnostics
import Foundation
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// A bad block is reported at its line, and never hides another.
struct IsolationTests {
  /// A block that is well, after whatever a test puts before it.
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

  @Test func `columns count characters, also after Cyrillic text and inside a list`() async {
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

  @Test func `braces that do not match stay the trouble of their block`() async {
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
  /// The runtime starts a program of this name for it, which reads all symbols; here one that takes
  /// its time whatever the machine.
  private static func lookup(_ command: String) -> String {
    """
    import Foundation
    let path = FileManager.default.currentDirectoryPath + "/swift-backtrace"
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/bin/sh")
    var child = pid_t()
    var words = [strdup("sh"), strdup("-c"), strdup("\(command)"), nil]
    posix_spawn(&child, path, nil, nil, &words, nil)
    """
  }

  @Test func `looking up the place of a crash takes nothing of a block's time`() async {
    let page = Page(
      """
      ```swift
      \(Self.lookup("sleep 5; exit 7"))
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

  // Defect that was found: a program that had ended counted as long as nobody waited for it, and the
  // whole check with it.
  @Test func `a lookup that has ended gives no more time`() async {
    let page = Page(
      """
      1️⃣```swift
      \(Self.lookup("exit 0"))
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

  @Test func `endless waiting is stopped too`() async {
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

  @Test func `a flood of output is stopped`() async {
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

  @Test func `leaving the process is reported`() async {
    let page = Page(
      """
      1️⃣```swift
      import Foundation
      exit(3)
      ```
      """ + Self.good
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.summary) == ["left the process with exit status 3"])
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
    expectGoodBlock(report)
  }

  // What an extension overrides is moved, so that the program is compiled as a script.
  @Test func `an error that nobody catches is the same in a program compiled as a script`() async {
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
    #expect(report.diagnostics.map(\.id) == ["exit"])
    #expect(report.diagnostics.first?.summary == "threw an error: Closed()")
  }

  @Test func `an error that nobody catches is reported`() async {
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
    #expect(report.diagnostics.map(\.id) == ["exit"])
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
