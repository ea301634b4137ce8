import BookModel
import BookTestSupport
import Testing

struct PublishedStyleTests {
  @Test(arguments: [
    ("/* A note. */\n\na {\n  color: red;\n}\n", "a{color:red}\n"),
    ("a::before { content: \"/* no note */\"; }\n", "a::before { content: \"/* no note */\"; }\n"),
    (
      "a:hover,\nb {\n  content: \"x: y\";\n  --c: 1px\n    2px;\n}\n",
      "a:hover,b{content:\"x: y\";--c: 1px\n2px}\n"
    ),
    (
      ":is(a, b) > c {\n  content: \"a, b > c\";\n}\n[d=\", \"] > e {\n}\n",
      ":is(a,b)>c{content:\"a, b > c\"}[d=\", \"] > e{}\n"
    ),
    ("a { b: '\\'/*' } /* note\nof two lines */ c {}\n", "a { b: '\\'/*' }  c {}\n"),
    ("/* open\na {}\n", "/* open\na {}\n"),
  ])
  func `a style sheet is published without comments and blank lines`(
    source: String,
    published: String
  ) throws {
    var book = LittleBook("Text.\n")
    book.files.bytes["Site/style.css"] = Array(source.utf8)
    #expect(try book.site()["style.css"] == published)
  }
}
