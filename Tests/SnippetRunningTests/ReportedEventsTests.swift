import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// What a program writes into the file of its events is about that program only.
struct ReportedEventsTests {
  /// Appends text to the file that the stage writes, after enough space for what the stage writes
  /// later.
  private static func append(_ text: String, then ending: String = "") -> String {
    """
    1️⃣```swift
    import Foundation
    let file = open("events", O_WRONLY | O_APPEND)
    let text = String(repeating: "\\n", count: 3000) + #"\(text)"# + "\\n"
    print(write(file, text, text.utf8.count) > 0)
    \(ending)
    ```

    """
  }

  private static let other = """

    2️⃣```swift
    let a: Int = "a"
    ```

    ```swift
    print("fine")
    ```

    ```output
    wrong
    ```
    """

  @Test(
    arguments: [
      #"{"a":1}"#, "not JSON", #"{"finished":{"outputOffset":0}}"#,
      #"{"began":{"step":0,"outputOffset":-5}}"#,
    ]
  )
  func `only the program that writes events itself is blamed`(text: String) async {
    let page = Page(Self.append(text) + Self.other)
    let findings = await page.check().report.diagnostics
    #expect(findings.map(\.id).sorted() == ["does-not-compile", "early-exit", "output"])
    let blamed = findings.first { $0.id == "early-exit" }
    #expect(blamed?.location == page.location("1️⃣"))
    #expect(blamed?.summary.hasPrefix("wrote to the file that reports its results") == true)
  }

  @Test(arguments: ["_exit(0)", "exit(0)", "quick_exit(0)"])
  func `a program that claims to have finished and exits isn't believed`(ending: String) async {
    let page = Page(Self.append(#"{"finished":{"outputOffset":5}}"#, then: ending))
    let findings = await page.check().report.diagnostics
    #expect(findings.map(\.summary) == ["exited with status 0"])
  }
}
