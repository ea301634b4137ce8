import Testing

/// Properties of every page, checked on random pages; `make fuzz` tries more of them.
struct PropertyTests {
  @Test(arguments: 0..<4)
  func `every page can be read, and its findings have a location on it`(part: UInt64) {
    for number in (part * 1000)..<((part + 1) * 1000) {
      let page = RandomPage(number: number).text
      if let violation = ReadingProperty.violation(page) {
        Issue.record("page \(number): \(violation)\n\(page)")
      }
    }
  }

  @Test(arguments: 0..<4)
  func `an update writes the lines, is idempotent, and keeps every other byte`(part: UInt64) {
    for number in (part * 1000)..<((part + 1) * 1000) {
      let page = RandomPage(number: number)
      if let violation = UpdateProperty.violation(page.text, computed: page.computed) {
        Issue.record("page \(number): \(violation)\n\(page.text)")
      }
    }
  }

  /// Pages that once violated a property.
  @Test(
    arguments: [
      // The end of a comment before its start.
      "<!-->\n", "<div>-->\n<!-- swift\n",
      // A quote that ends where a fence seems to.
      "```swift\nlet a = 1\n```\n\n> ~~~output\n> x\n~~~\n",
      "```swift\nlet a = 1\n```\n\n```output\n  W\n>  ```\n",
      // Fences that must grow: with tildes, after spaces, and with white space after the end.
      "```swift\nlet a = 1\n```\n\n~~~output\nx\n~~~\n",
      "```swift\nlet a = 1\n```\n\n```output\nx\n```  \n",
      // A byte order mark.
      "\u{FEFF}```swift\nlet a = 1\n```\n\n```output\nx\n```\n",
      // Deeply nested quotes, lists, emphasis and links.
      String(repeating: ">", count: 20_000), String(repeating: "- ", count: 2_000),
      String(repeating: "*a **a ", count: 5_000), String(repeating: "[", count: 20_000),
    ]
  )
  func `pages that once violated a property satisfy it`(page: String) {
    #expect(ReadingProperty.violation(page) == nil)
    for line in ["A", "```", "  ~~~ ", "", "> "] {
      #expect(UpdateProperty.violation(page, computed: [line, line]) == nil)
    }
  }
}
