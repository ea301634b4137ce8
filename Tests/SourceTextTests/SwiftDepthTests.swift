import SourceText
import Testing

/// Code that would make the parser run out of stack is recognised without parsing it.
struct SwiftDepthTests {
  @Test(
    arguments: [
      "[", "(", "{", "A<", "try ", "await ", "-> A", ".c", "()", "?", "!", "\"\\(", "#\"\\#(",
      "if a {} else ", "#if a\n", "#", "try\n", ".c\n", "return ", "a: ", "a ? b : ", "{}", "- ",
      "\"\"\"\n\\(", "[\")\", ", "/*)*/(", "(a, ",
    ]
  )
  func `thousands of brackets or parts of a chain are too deep`(part: String) {
    let code = "let a = " + String(repeating: part, count: 3000)
    #expect(SwiftDepth.isExceeded(by: code))
  }

  @Test(
    arguments: [
      "let a = [1, 2, 3]\n", "if a < b { c() }\n", "foo(a<b)\n", "print(\"((((\")\n", "a.b.c()\n",
      "// [[[[\n", "/* (((( */\n", "#if a\nb()\n#endif\n", "let a: [A<B<C>>] = []\n", "a!\n",
      "#\"\\(\"#\n", "let b = \"\\(a)\"\n", "@objc\nfunc a() -> B? { nil }\n", "case a\n",
      "let c = \"\"\"\n  ((\n  \"\"\"\n", "a = b\n  .c()\n", "if a {} else {}\n", "return a\n",
      "a; b; c; ", "#selector(a)\n", "\"\" ",
    ]
  )
  func `a long file of ordinary statements isn't`(statement: String) {
    let code = String(repeating: statement, count: statement.hasPrefix("\"\" ") ? 1000 : 20_000)
    #expect(!SwiftDepth.isExceeded(by: code))
  }

  @Test func `a long list, and a table of brackets, aren't`() {
    let list = "let a = [\n" + String(repeating: "  [1, f(2), a.b],\n", count: 10_000) + "]\n"
    #expect(!SwiftDepth.isExceeded(by: list))
  }

  @Test func `the limits are exact`() {
    let brackets = SwiftDepth.bracketLimit - 1
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    }
    #expect(!SwiftDepth.isExceeded(by: nested(brackets)))
    #expect(SwiftDepth.isExceeded(by: nested(brackets + 1)))
    #expect(!SwiftDepth.isExceeded(by: String(repeating: "try ", count: SwiftDepth.chainLimit)))
    #expect(SwiftDepth.isExceeded(by: String(repeating: "try ", count: SwiftDepth.chainLimit + 1)))
  }
}
