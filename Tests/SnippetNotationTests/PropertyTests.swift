import Testing

/// What holds for every page, tried on many odd ones; `make fuzz` looks for more of them.
struct PropertyTests {
  @Test(arguments: 0..<4)
  func `every page can be read, and what is found has a place in it`(part: UInt64) {
    for number in (part * 1000)..<((part + 1) * 1000) {
      let page = OddPage(number: number).text
      if let violation = ReadingProperty.violation(page) {
        Issue.record("page \(number): \(violation)\n\(page)")
      }
    }
  }

  @Test(arguments: 0..<4)
  func `an update writes the lines, does nothing twice, and keeps every other byte`(part: UInt64) {
    for number in (part * 1000)..<((part + 1) * 1000) {
      let page = OddPage(number: number)
      if let violation = UpdateProperty.violation(page.text, computed: page.computed) {
        Issue.record("page \(number): \(violation)\n\(page.text)")
      }
    }
  }

  /// Pages on which a property did not hold once.
  @Test(
    arguments: [
      // The end of a comment before its beginning.
      "<!-->\n", "<div>-->\n<!-- swift\n",
      // A quote that ends where a fence seems to.
      "```swift\nlet a = 1\n```\n\n> ~~~output\n> x\n~~~\n",
      "```swift\nlet a = 1\n```\n\n```output\n  W\n>  ```\n",
      // Fences that must grow: with tildes, after spaces, and with white space after the end.
      "```swift\nlet a = 1\n```\n\n~~~output\nx\n~~~\n",
      "```swift\nlet a = 1\n```\n\n```output\nx\n```  \n",
      // A byte order mark.
      "\u{FEFF}```swift\nlet a = 1\n```\n\n```output\nx\n```\n",
      // Quotes, lists, emphasis and links within each other without end.
      String(repeating: ">", count: 20_000), String(repeating: "- ", count: 2_000),
      String(repeating: "*a **a ", count: 5_000), String(repeating: "[", count: 20_000),
    ]
  )
  func `pages that were read or rewritten wrongly once are well`(page: String) {
    #expect(ReadingProperty.violation(page) == nil)
    for line in ["A", "```", "  ~~~ ", "", "> "] {
      #expect(UpdateProperty.violation(page, computed: [line, line]) == nil)
    }
  }
}
