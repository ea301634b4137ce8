import SnippetCompiling
import SnippetNotation
import Testing

/// Characters in code that look like a space, or like nothing.
struct StrayCharacterTests {
  private func messages(
    in code: String,
    purpose: Program.Purpose = .run
  ) -> [CompilerMessage] {
    let block = SwiftBlock(
      fence: Fence(file: SwiftFile(path: "a.swift", text: code)),
      setup: [],
      expectation: .runs,
      scope: .own
    )
    let program = Program(steps: [.code(block, expectedOutput: nil)], purpose: purpose)
    return StrayCharacters.messages(in: program)
  }

  @Test(arguments: [
    ("let é\u{A0}= 1\n", "1:7", "a no-break space, U+00A0"),
    ("\nlet a \u{202F}= 1\n", "2:7", "a narrow no-break space, U+202F"),
    ("let a =\u{3000}1\n", "1:8", "an ideographic space, U+3000"),
    ("let a =\u{2003}1\n", "1:8", "a typographic space, U+2003"),
    ("let a\u{200B}b = 1\n", "1:6", "an invisible character: a zero-width space, U+200B"),
    ("let a =\u{FEFF} 1\n", "1:8", "an invisible character: a zero-width no-break space, U+FEFF"),
    ("\u{A0}\u{A0}let a =\u{A0}1\n", "1:1", "a no-break space, U+00A0, and 2 more after it"),
    ("let a = \"\\(1\u{A0}+ 1)\"\n", "1:13", "a no-break space, U+00A0"),
    ("let a = {\n  \u{A0}", "2:3", "a no-break space, U+00A0"),
  ])
  func `a character that is not a space is named with its line and its column in bytes`(
    code: String,
    place: String,
    name: String
  ) {
    let found = messages(in: code)
    #expect(found.map { "\($0.line):\($0.column)" } == [place])
    #expect(found.map(\.text) == ["the code contains \(name)"])
    let help = name.contains("invisible") ? "delete it" : "replace it by a space"
    #expect(found.map { StrayCharacters.help(for: $0.text) } == [help])
  }

  @Test(arguments: [
    "let a = 1\n",
    "let a = \"799\u{A0}₽ \u{200B}\"\n",
    "let a = \"\"\"\n  799\u{A0}₽\n  \"\"\"\n",
    "let a = #\"799\u{A0}₽\"#\n",
    "// 799\u{A0}₽\n/* 799\u{3000}₽ */ let a = 1\n/// 799\u{202F}₽\nlet b = 2\n",
    "let a = /1\u{A0}2/\n",
    "let `a\u{A0}b` = 1\n",
    "let 👩‍💻 = \"👩‍💻\"\r\n",
  ])
  func `such characters are text in strings, comments and quoted names`(code: String) {
    #expect(messages(in: code).isEmpty)
  }

  @Test func `a block that must not compile may show one`() {
    #expect(messages(in: "let a\u{A0}= 1\n", purpose: .fail(message: nil)).isEmpty)
  }
}
