import AccessibilityTree
import BookModel
import BookTestSupport
import Diagnostics
import Localization
import Scaffolding
import TestSupport
import Testing

/// Escapes in texts of YAML become characters that terminals, pages and EPUBs would get.
struct YAMLEscapeTests {
  private static let book = "title: {en: A}\ndescription: {en: A}\nlanguages: [en]\nparts: []\n"

  private static let files = [
    ("Content/en/basics/labels.md", "---\ntitle: \"A ESCAPE\"\ndescription: B.\n---\n\nText.\n"),
    ("Content/en/basics/labels.md", "---\ntitle: A\n\"ESCAPE\": B.\n---\n\nText.\n"),
    ("Content/book.yml", book.replacing("title: {en: A}", with: "title: {en: \"ESCAPE\"}")),
    ("Content/book.yml", book + "author: \"A\n  B ESCAPE\"\n"),
    ("Content/en/words.yml", "contents: \"é ESCAPE\"\n"),
    ("Content/words-to-avoid.yml", "en:\n  - {word: \"aESCAPE\", better: b}\n"),
    ("Content/data/aliases.yml", "en:\n  - {term: a, queries: [b, \"ESCAPE c\"]}\n"),
    ("Content/data/table.yml", "caption: \"AESCAPE\"\ncolumns: []\nrows: []\n"),
    ("Content/data/components/a.yml", "group: a\ntitle: {en: \"ESCAPE\"}\ncomponents: []\n"),
  ]

  private func findings(in text: String, at path: String) -> [Diagnostic] {
    var book = LittleBook("Text.\n")
    book.files.bytes[path] = Array(text.utf8)
    return book.findings
  }

  @Test(arguments: files)
  func `an escaped control character is reported in every file`(path: String, text: String) {
    let marked = MarkedText(text.replacing("ESCAPE", with: "1️⃣\\x1b[2J"))
    let finding = findings(in: marked.text, at: path).first { $0.summary.contains("\\x1b") }
    #expect(finding?.id == "wrong-value")
    #expect(finding?.location == marked.location("1️⃣", in: path))
  }

  @Test(arguments: [
    #"\0"#, #"\u0000"#, #"\x00"#, #"\a"#, #"\b"#, #"\v"#, #"\f"#, #"\r"#, #"\e"#, #"\x7f"#, #"\N"#,
    #"\x9b"#, #"\L"#, #"\P"#, #"\u202E"#, #"\u2066"#, #"\uFFFE"#, #"\uFFFF"#, #"\U0001FFFF"#,
  ])
  func `every character that no text can contain is reported`(escape: String) {
    let path = "Content/en/words.yml"
    let marked = MarkedText("contents: \"A \\\\e \\t1️⃣\(escape) \\0\"\n")
    let reported = findings(in: marked.text, at: path).filter { $0.id == "wrong-value" }
    #expect(reported.map(\.location) == [marked.location("1️⃣", in: path)])
    #expect(reported.first?.summary.contains("'\(escape)'") == true)
  }

  @Test(arguments: [
    #""A \t\n\"B\" \\e \\0 \/""#, #""\u00e9 \_ \x41""#, #"'\e \0'"#, #"A \e \x1b"#,
    #""\U0001F600""#,
  ])
  func `other escapes, and backslashes without a meaning, are accepted`(value: String) {
    let findings = findings(in: "contents: \(value)\n", at: "Content/en/words.yml")
    #expect(!findings.contains { $0.id == "wrong-value" })
  }

  @Test(arguments: [
    ("Content/en/words.yml", "contents: A 1️⃣\u{1B}[2J\n"),
    ("Content/words-to-avoid.yml", "en:\n  - {word: a1️⃣\u{0}, better: b}\n"),
    ("Content/data/aliases.yml", "en:\n  - {term: a1️⃣\u{7}, queries: [b]}\n"),
    ("Content/book.yml", "title: 1️⃣\u{1B}]0;A\n"),
  ])
  func `a control character is reported at its place`(path: String, text: String) {
    let marked = MarkedText(text)
    let reported = findings(in: marked.text, at: path)
    #expect(reported.contains { $0.location == marked.location("1️⃣", in: path) })
  }

  /// Aliases of aliases, nine of each, as a key of a mapping, whose hash reads all of them.
  private static let laughs: String = {
    let first = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    let others = (1..<12).map { number in
      let items = Array(repeating: "*a\(number - 1)", count: 9).joined(separator: ", ")
      return "a\(number): &a\(number) [\(items)]\n"
    }
    return first + others.joined() + "? *a11\n: x\n"
  }()

  @Test(.timeLimit(.minutes(1)))
  func `commands that only edit a file are not stopped by its aliases`() {
    #expect(ChapterList(text: "parts: [{id: a, chapters: []}]\n" + Self.laughs).parts == [])
    #expect(ChapterList(text: "parts: [{id: a, chapters: []}]\n").parts == ["a"])
    let template = InterfaceTextTemplate(language: "de", translated: "contents: B\n" + Self.laughs)
    #expect(!template.text.contains("\"B\""))
    #expect(Book.look(inConfiguration: "look: 18\n" + Self.laughs) == .iOS26)
  }
}
