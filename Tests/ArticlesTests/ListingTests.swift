import BookTestSupport
import SnippetNotation
import Testing

struct ListingTests {
  /// The caption of the first figure, whose fence is on line 5.
  private func caption(_ fence: String, _ verdict: SnippetReport.Verdict? = nil) throws -> String {
    let page = try LittleBook("```\(fence)\nlet a = 1\n```\n").page(verdict.map { [5: $0] } ?? [:])
    let start = try #require(page.firstRange(of: "<figcaption>")?.upperBound)
    let end = try #require(page.firstRange(of: "</figcaption>")?.lowerBound)
    return String(page[start..<end])
  }

  @Test(
    arguments: [
      ("swift", .ran, "Listing 1. Swift, 1 line. Compiled and run."),
      ("swift compiles", .compiled, "Listing 1. Swift, 1 line. Compiled."),
      (
        "swift fails", .failedAsExpected,
        "Listing 1. Swift, 1 line. Rejected by the compiler, as expected."
      ),
      (
        "swift shown reason=\"Needs a watch\"", .shown(reason: "Needs a watch"),
        "Listing 1. Swift, 1 line. Not checked: Needs a watch."
      ),
      ("swift", .broken, "Listing 1. Swift, 1 line. Not checked in this build."),
      ("output", .matched, "Listing 1. Output, 1 line. Checked against the actual result."),
      (
        "error", .matched,
        "Listing 1. Compiler message, 1 line. Checked against the actual result."
      ),
    ] as [(String, SnippetReport.Verdict, String)]
  )
  func `the caption states the result of checking the code`(
    fence: String,
    verdict: SnippetReport.Verdict,
    expected: String
  ) throws {
    #expect(try caption(fence, verdict) == expected)
  }

  @Test(
    arguments: [
      ("swift fails", .failedAsExpected, true), ("error", .failedAsExpected, false),
      ("swift", .ran, false),
    ] as [(String, SnippetReport.Verdict, Bool)]
  )
  func `code that the compiler rejects is marked, as no one needs to copy it`(
    fence: String,
    verdict: SnippetReport.Verdict,
    isMarked: Bool
  ) throws {
    let page = try LittleBook("```\(fence)\nlet a = 1\n```\n").page([5: verdict])
    #expect(page.contains("<figure class=\"listing slim rejected\"") == isMarked)
  }

  @Test(arguments: [
    ("swift", "Listing 1. Swift, 1 line. Not checked in this build."),
    (
      "swift shown reason=\"SwiftUI\"",
      "Listing 1. Swift, 1 line. Not checked: SwiftUI."
    ),
    ("objc", "Listing 1. Objective-C, 1 line."),
    ("console", "Listing 1. Shell, 1 line."),
    ("", "Listing 1. Text, 1 line."),
  ])
  func `without a report, code is captioned as unchecked`(fence: String, expected: String) throws {
    #expect(try caption(fence) == expected)
  }

  /// Of eight lines, at most three may be too long for the room next to what is heard.
  @Test(arguments: [(0, true), (3, true), (4, false)])
  func `a listing with few long lines is slim`(long: Int, isSlim: Bool) throws {
    let lines = (0..<8).map { $0 < long ? "// " + String(repeating: "a", count: 53) : "// a" }
    let page = try LittleBook("```swift\n\(lines.joined(separator: "\n"))\n```\n").page()
    #expect(page.contains("<figure class=\"listing slim\"") == isSlim)
    #expect(page.contains("<figure class=\"listing\"") != isSlim)
  }

  @Test func `code has few elements and keeps every character`() throws {
    let page = try LittleBook("```swift\nlet a: Int = 1 // <one>\n\n```\n").page()
    #expect(
      page.contains(
        """
        <pre><code lang="en" translate="no"><b>let</b> a: \
        <b class="t">Int</b> = <b class="n">1</b> \
        <i>// &lt;one&gt;</i>
        </code></pre>
        """
      )
    )
  }

  @Test(
    arguments: [
      ("a {\n  b {\n    c\n  }\n}", [nil, "2", "4"]),
      ("a\n\n    b", [nil, "4"]),
      ("a\n      \n  b", [nil, "2"]),
      ("a\n\tb\n \tc\n\t d", [nil, "2", "2", "3"]),
    ] as [(String, [String?])]
  )
  func `each long line hangs from its own indentation`(
    code: String,
    indentation: [String?]
  ) throws {
    let code = code.replacing(#/[a-d]/#) { String(repeating: "\($0.output)", count: 40) }
    let page = try LittleBook("```\n\(code)\n```\n").page()
    let block = try #require(page.firstMatch(of: #/(?s)<pre><code[^>]*>(.*?)</code>/#)?.output.1)
    let lines = block.matches(of: #/<span(?: style="--i:(\d+)")?>[^<\n]+</span>/#)
    #expect(lines.map { line in line.output.1.map { String($0) } } == indentation)
    let text = block.replacing(#/<[^>]*>/#, with: "")
    #expect(text == code)
  }

  @Test func `a long line of a difference hangs from the first word after its sign`() throws {
    let call = "post(notification: .announcement, argument: text)"
    let code = "-     \(call)\n+\t\(call)\n      \(call)\n-\(call)"
    let page = try LittleBook("```diff\n\(code)\n```\n").page()
    let block = try #require(page.firstMatch(of: #/(?s)<pre><code[^>]*>(.*?)</code>/#)?.output.1)
    let lines = block.matches(of: #/<span(?: style="--i:(\d+)")?>/#)
    #expect(lines.map { line in line.output.1.map { String($0) } } == ["6", "2", "6", "1"])
    #expect(block.contains("<b>-     </b><span style=\"--i:6\"><b>post("))
    #expect(String(block.replacing(#/<[^>]*>/#, with: "")) == code)
  }

  @Test func `a string of several lines has an element in each`() throws {
    let rest = String(repeating: " and more", count: 4)
    let string = "\"\"\"\n    Fish\(rest)\n\n    Soup\(rest)\n    \"\"\""
    let page = try LittleBook("```swift\nlet a = {\n  \(string)\n}\n```\n").page()
    let fish = "    <span style=\"--i:4\"><b class=\"s\">Fish\(rest)</b></span>"
    #expect(page.contains(fish + "\n\n    <span"))
    #expect(page.contains("<b class=\"s\">Soup\(rest)</b></span>\n"))
  }

  @Test(arguments: [
    "let a: Int = 1 // <one>",
    "let b = \"кнопка\" // Подпись.",
    "let c = \"\(String(repeating: "long ", count: 60))\"",
  ])
  func `repeated code has the same colours`(code: String) throws {
    let block = "```swift\n\(code)\n```\n"
    let page = try LittleBook("\(block)\n```swift\nfirst\n```\n\n\(block)").page()
    let listings = page.matches(of: #/<code[^>]*>.*</code>/#).map(\.output)
    #expect(listings.count == 3)
    #expect(listings.first == listings.last)
    #expect(listings.last?.contains("<b") == true)
  }

  @Test func `listings are numbered through the page`() throws {
    let page = try LittleBook("```swift\na\n```\n\n- b\n\n  ```\n  c\n  ```\n").page()
    #expect(page.contains("id=\"listing-1\""))
    #expect(page.contains("<figcaption>Listing 2. Text, 1 line.</figcaption>"))
  }

  @Test func `hidden setup code is not shown`() throws {
    let page = try LittleBook("<!-- swift\nlet menu = 1\n-->\n\n```swift\nmenu\n```\n").page()
    #expect(!page.contains("let menu"))
  }
}
