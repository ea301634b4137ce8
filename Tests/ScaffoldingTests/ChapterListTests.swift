import Scaffolding
import Testing

struct ChapterListTests {
  @Test(arguments: [
    ("chapters: [a]", "chapters: [a, new]"),
    ("chapters: []", "chapters: [new]"),
    ("chapters: [a,\n      b ] # two", "chapters: [a,\n      b, new] # two"),
    (
      "chapters:\n      - a\n      - b # last",
      "chapters:\n      - a\n      - b # last\n      - new"
    ),
    ("chapters:\n    - a", "chapters:\n    - a\n    - new"),
  ])
  func `a chapter is added at the end of its part without other changes`(
    list: String,
    changed: String
  ) {
    let file = { (list: String) in
      """
      # A remark.
      title: Book
      parts:
        - id: one
          title: One
          \(list)
        - id: two
          title: Two
          chapters: [z]

      """
    }
    #expect(ChapterList(text: file(list)).adding("new", to: "one") == file(changed))
    #expect(ChapterList(text: file(list)).parts == ["one", "two"])
  }

  @Test func `missing parts and invalid lists are rejected`() {
    let list = ChapterList(text: "parts:\n  - id: one\n    chapters: all\n")
    #expect(list.adding("new", to: "two") == nil)
    #expect(list.adding("new", to: "one") == nil)
    #expect(ChapterList(text: ": [").parts == [])
  }
}
