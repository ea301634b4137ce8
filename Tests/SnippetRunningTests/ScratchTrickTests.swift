#if os(Linux)
import Diagnostics
import Foundation
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// What a program does to the files that the tool reads afterwards concerns only that program.
@Suite(.timeLimit(.minutes(2)))
struct ScratchTrickTests {
  private static let good = """

    2️⃣```swift
    print("fine")
    ```

    ```output
    fine
    ```
    """

  private static let names = #"["output", "errors", "events", "events_1", "events_2"]"#

  private static let tricks = [
    "unlink(name); mkfifo(name, 0o600)", "unlink(name); mkdir(name, 0o700)", "unlink(name)",
    "unlink(name); symlink(\"/dev/zero\", name)", "unlink(name); symlink(name, name)",
    "unlink(name); symlink(\"/proc/self/fd/0\", name)", "unlink(name); symlink(\"/\", name)",
    "unlink(name); mkdir(name, 0o700); chmod(name, 0)",
    "fchmod(open(name, O_RDONLY | O_CREAT, 0o600), 0)",
    "truncate(name, 1 << 60); ftruncate(open(name, O_RDWR | O_CREAT, 0o600), 1 << 20)",
  ]

  @Test(arguments: tricks)
  func `replaced files stop neither the check nor other programs`(trick: String) async {
    let page = Page(
      """
      1️⃣```swift
      import Foundation
      for name in \(Self.names) { _ = { \(trick) }() }
      ```
      """ + Self.good
    )
    let report = await page.check().report
    #expect(report.verdicts[page.fence("2️⃣")] == .ran)
    #expect(report.diagnostics.allSatisfy { $0.location == page.location("1️⃣") })
  }

  @Test func `a file that the program can't read isn't read for it`() async throws {
    let secret = try ProtectedFile()
    let page = Page(
      """
      ```swift
      import Foundation
      for name in ["output", "errors"] { unlink(name); symlink("\(secret.path)", name) }
      ```
      """ + Self.good
    )
    let report = await page.check().report
    #expect(!"\(report.diagnostics)".contains("victim\n"))
    #expect(secret.isUntouched)
  }

  @Test func `links out of its folder are removed without following them`() async throws {
    let outside = try ProtectedFile()
    let folder = URL(filePath: outside.path).deletingLastPathComponent().path(percentEncoded: false)
    let page = Page(
      """
      ```swift
      import Foundation
      print(symlink("\(folder)", "folder"), symlink("\(outside.path)", "file"), symlink(".", "self"))
      ```

      ```output
      0 0 0
      ```
      """ + Self.good
    )
    #expect(await page.check().report.diagnostics == [])
    #expect(outside.isUntouched)
  }
}
#endif
