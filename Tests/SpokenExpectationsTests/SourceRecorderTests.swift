import SpokenExpectations
import Testing

@MainActor
struct SourceRecorderTests {
  @Test func `a text on lines of its own is replaced, and nothing else`() throws {
    let source = try TestSource(
      """
      struct OrderTests { // "Old"
        func sizes() async {
          await expectSpoken(screen, "swipe up") {
            \"""
            Old
            \"""
          }
        }
      }
      """
    )
    let outcome = source.record(["Size, Medium", "> swipe up", "Large"], expected: "Old")
    #expect(outcome == .recorded)
    #expect(
      try source.text == """
        struct OrderTests { // "Old"
          func sizes() async {
            await expectSpoken(screen, "swipe up") {
              \"""
              Size, Medium
              > swipe up
              Large
              \"""
            }
          }
        }
        """
    )
  }

  @Test(arguments: [
    (
      "  await expectSpoken(s) { \"\" }",
      "  await expectSpoken(s) {\n    \"\"\"\n    A\n    B\n    \"\"\"\n  }"
    ),
    (
      "\tawait expectSpoken(s) { \"\" }",
      "\tawait expectSpoken(s) {\n\t\t\"\"\"\n\t\tA\n\t\tB\n\t\t\"\"\"\n\t}"
    ),
    (
      "    await expectSpoken(s) { \"\" }",
      "    await expectSpoken(s) {\n        \"\"\"\n        A\n        B\n        \"\"\"\n    }"
    ),
    (
      "expectSpoken(s) {\r\n  \"\"\r\n}",
      "expectSpoken(s) {\r\n  \"\"\"\r\n  A\r\n  B\r\n  \"\"\"\r\n}"
    ),
    ("expectSpoken(s) { #\"\"# }", "expectSpoken(s) {\n  #\"\"\"\n  A\n  B\n  \"\"\"#\n}"),
    (
      "expectSpoken(s) {\n  // The whole screen.\n  \"\"\n}",
      "expectSpoken(s) {\n  // The whole screen.\n  \"\"\"\n  A\n  B\n  \"\"\"\n}"
    ),
    (
      "expectSpoken(s) { /* empty */ \"\" }", "expectSpoken(s) { /* empty */ \"\"\"\nA\nB\n\"\"\" }"
    ),
    (
      "if é { expectSpoken(s, \"read\", f(\"}\\(x(\"{\"))\", #\")\"#), `a\"b`) /* { \"no\" } */ { \"\" } }",
      "if é { expectSpoken(s, \"read\", f(\"}\\(x(\"{\"))\", #\")\"#), `a\"b`) /* { \"no\" } */ {\n  \"\"\"\n  A\n  B\n  \"\"\"\n} }"
    ),
  ])
  func `a single-line literal becomes a multiline literal in the style of the file`(
    before: String,
    after: String
  ) throws {
    let source = try TestSource(before)
    #expect(source.record(["A", "B"], expected: "") == .recorded)
    #expect(try source.text == after)
    #expect(try source.texts == ["A\nB"])
  }

  @Test(arguments: [
    ["\\", "C:\\new", "\\(x)"], ["\"", "\"\"\"", "\"\"\"#", "\\#(x)"], ["say \"\"\""],
    ["", "after an empty line", ""], ["  two blanks before", "and after  "],
    ["\u{301}a", "\\\u{301}(x)", "\"\"\"\u{301}", "👩‍👩‍👧", "é"],
    ["a\u{1}b\u{7F}c\u{2028}d", "\t tab"], ["\\", "\u{1}"], ["#", "##\"", "// no comment", "}"],
    ["a\r\nb", "c\rd"], [], ["> swipe up"],
  ])
  func `recorded text survives a round trip through the compiler`(heard: [String]) throws {
    let source = try TestSource("f()\n  expectSpoken(s) {\n    \"old\"\n  }\n")
    #expect(source.record(heard, expected: "old") == .recorded)
    #expect(try source.texts == [heard.joined(separator: "\n")])
  }

  @Test func `expected text is decoded from escapes, raw strings and joined lines`() throws {
    let texts = [
      #""a\tb\\c\"d\u{E9}\n""#, ##"#"a\n\#n"#"##, "\"\"\"\n  a \\\n  b\n\n    c\n  \"\"\"",
      "##\"\"\"\n  \"\"\" \\#u \\##t\n  \"\"\"##",
    ]
    let expected = ["a\tb\\c\"d\u{E9}\n", "a\\n\n", "a b\n\n  c", "\"\"\" \\#u \t"]
    for (text, expected) in zip(texts, expected) {
      let source = try TestSource("expectSpoken(s) {\n  \(text)\n}")
      #expect(source.record(["A"], expected: expected) == .recorded)
      #expect(try source.texts == ["A"])
    }
  }

  @Test func `several calls of a file do not move each other`() throws {
    let calls = (0..<4).map { "  expectSpoken(s) { \"\($0)\" }" }
    let source = try TestSource(calls.joined(separator: "\n"))
    for number in [2, 0, 3] {
      let heard = ["a\(number)", "b\(number)"]
      #expect(source.record(heard, expected: "\(number)", call: number) == .recorded)
    }
    #expect(source.record(["1"], expected: "1", call: 1) == .nothingToRecord)
    #expect(try source.texts == ["a0\nb0", "1", "a2\nb2", "a3\nb3"])
  }

  @Test func `a call that runs again with the same lines is recorded once`() throws {
    let source = try TestSource("expectSpoken(s) { \"\" }")
    #expect(source.record(["A"], expected: "") == .recorded)
    let once = try source.text
    #expect(source.record(["A"], expected: "") == .recorded)
    #expect(try source.text == once)
  }

  @Test(arguments: [["B", "A"], ["A", "B"], ["A", "B", "A"], ["B", "C", "B", "A"]])
  func `a call that runs with different lines is left unchanged`(heard: [String]) throws {
    let text = "expectSpoken(s) { \"A\" }"
    let source = try TestSource(text)
    let outcomes = heard.map { source.record([$0], expected: "A") }
    #expect(try source.text == text)
    for outcome in outcomes.dropFirst() {
      // Even a run whose lines match reports why the others weren't recorded.
      #expect(
        SpokenExpectation(of: "A").failure(heard: ["A"], outcome)
          == """
          not recorded: this call ran several times with different lines, so its text was left \
          unchanged; give each case a call of its own
            A
          '-' is the test, '+' is computed
          """
      )
    }
  }

  @Test(arguments: [
    "expectSpoken(s) { text }", "expectSpoken(s) { \"\\(text)\" }",
    "expectSpoken(s) { \"\" + text }",
    "expectSpoken(s) { return \"\" }", "expectSpoken(s, lines: { \"\" })",
    "expectSpoken(s) { /* \"\" ", "expectSpoken(s, { \"\" }",
  ])
  func `only a lone literal in a trailing closure is rewritten`(text: String) throws {
    let source = try TestSource(text)
    let outcome = source.record(["A"], expected: "")
    #expect(
      SpokenExpectation(of: "").failure(heard: ["A"], outcome)?.split(separator: "\n").first
        == """
        not recorded: only a trailing closure that contains a single string literal without \
        interpolation can be rewritten
        """
    )
    #expect(try source.text == text)
  }

  @Test func `a file that changed after compilation is left unchanged`() throws {
    let source = try TestSource("expectSpoken(s) { \"\" }\nexpectSpoken(s) { \"\" }")
    #expect(source.record(["A"], expected: "") == .recorded)
    let changed = try source.text + "\n// A remark."
    try source.change(to: changed)
    let outcome = source.record(["B"], expected: "", call: 1)
    let message = SpokenExpectation(of: "").failure(heard: ["B"], outcome)
    #expect(message?.contains("has changed since it was compiled; run the test again") == true)
    #expect(try source.text == changed)
  }

  @Test func `a different text than the test expects means that the file changed`() throws {
    let source = try TestSource("expectSpoken(s) { \"new\" }")
    #expect(source.record(["A"], expected: "old") != .recorded)
    #expect(try source.texts == ["new"])
  }

  @Test func `a missing source file is reported`() throws {
    let source = try TestSource("expectSpoken(s) { \"\" }")
    try source.remove()
    let message = SpokenExpectation(of: "").failure(
      heard: ["A"],
      source.record(["A"], expected: "")
    )
    #expect(
      message?.contains("cannot be read; run the test on the machine where it was compiled")
        == true
    )
  }

  @Test func `a test that was recorded fails and says so`() throws {
    let message = SpokenExpectation(of: "A").failure(heard: ["B"], .recorded)
    #expect(
      message == """
        recorded: the test now contains the computed lines
        - A
        + B
        '-' is the test, '+' is computed; review them, then run the test without \
        BY_EAR_RECORD
        """
    )
  }
}
