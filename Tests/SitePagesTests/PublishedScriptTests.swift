import BookModel
import BookTestSupport
import Testing

struct PublishedScriptTests {
  @Test(arguments: [
    ("// A note.\n\nlet a = 1; // kept\n", "let a = 1; // kept\n"),
    ("/** One line. */\nlet a = 1;\n", "let a = 1;\n"),
    ("/*\n * Two\n * lines.\n */\n  let a = 1;\n", "  let a = 1;\n"),
    ("let a = `x\n// no note\n`;\n// A note.\n", "let a = `x\n// no note\n`;\n"),
    ("/* a */ let b = 1;\n", "/* a */ let b = 1;\n"),
  ])
  func `a script is published without lines of comments`(source: String, published: String) throws {
    var book = LittleBook("Text.\n")
    book.files.bytes["Site/own.js"] = Array(source.utf8)
    #expect(try book.site()["own.js"] == published)
  }
}
